"""An SQLite file is served by one process: the lock that says so, and where that process can be found."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hotelier.core.errors import BadInput


class AlreadyServed(BadInput):
    """Another process serves these tables."""

    def __init__(self, file: Path, url: str) -> None:
        super().__init__(f"the tables in {file} are being served already, at {url}")
        self.url = url


@contextmanager
def locked(file: Path, url: str) -> Iterator[None]:
    """Hold the lock of a file of tables; it goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # a system without such locks: SQLite's own still keep the file whole
        yield
        return
    file = file.resolve()  # whatever leads to it, it is the same file
    path = file.with_name(file.name + ".lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot keep tables in {file}: {error.strerror}") from None
    with handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            handle.seek(0)
            raise AlreadyServed(file, handle.read().strip()) from None
        handle.truncate(0)
        handle.write(url)
        handle.flush()
        yield
