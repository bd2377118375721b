"""Chromium without a window, spoken to by the DevTools protocol over a pipe; the standard library is all that it needs."""
import itertools
import json
import os
import shutil
import subprocess
import tempfile


def executable():
    """The path of Chromium or Chrome; None where there is none."""
    named = os.environ.get("CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome", "chrome"]
    return next(filter(None, map(shutil.which, names)), None)


class Browser:
    """One page of a browser that is closed with the `with` block."""

    def __init__(self, path):
        self.profile = tempfile.TemporaryDirectory(prefix="tincture-browser", ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def connect():
            # The browser reads commands from descriptor 3 and writes answers to 4.
            read, write = os.dup(commands), os.dup(answers)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.pending = b""
        self.numbers = itertools.count(1)
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = None
        self.session = self.send("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    session = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.commands)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.answers)
        self.profile.cleanup()

    def send(self, method, **parameters):
        """Calls a method of the protocol, and gives its result."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.pending:
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.pending += data
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def show(self, html):
        """Shows a page."""
        frame = self.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.send("Page.setDocumentContent", frameId=frame, html=html)

    def evaluate(self, script):
        """The value of an expression of JavaScript, as JSON has it."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    def emulate(self, **features):
        """Sets media features, such as `prefers_color_scheme="dark"`."""
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])
