"""The page: the built one if the package has it, otherwise a plain word about how to get it."""

import json
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response

from hotelier.server.http.middleware import CSP
from hotelier.server.refusals import Refusal

PAGE = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files have a hash in their names; only index.html is asked for anew."""
LONGEST_PART = 255
MANIFEST = "application/manifest+json"
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""The twins of a file by how they are compressed, the smallest first (web/vite.config.ts makes them)."""
PLACEHOLDER = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>hotelier</title>
<h1>hotelier</h1>
<p>The server is running, but this installation was built without its page.</p>
<p>The API is described at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>;
<code>hotelier play --terminal</code> plays in the terminal.</p>
</html>
"""


OFFLINE = "/offline/"
"""Where the page is that needs no server, if a folder of `make site` was given."""
OFFLINE_CSP = f"{CSP}; script-src 'self' 'wasm-unsafe-eval' blob:; connect-src 'self' blob:"
"""What its workers may do: Python is compiled code, unpacked into their memory."""
LASTING = ".bin"
"""How files of the engine end; like those in `assets/` they never change."""


def add_offline_page(app: FastAPI, folder: Path) -> None:
    """Serve the page that plays in the browser alone."""
    root = folder.resolve()

    @app.get(OFFLINE.rstrip("/"), include_in_schema=False)
    async def address() -> Response:
        return RedirectResponse(OFFLINE)

    @app.get(OFFLINE + "engine/catalog.json", include_in_schema=False)
    async def catalog() -> Response:
        """What can be played there; and that this is where to play with others."""
        told = json.loads((root / "engine" / "catalog.json").read_bytes())
        return JSONResponse({**told, "server": "/"})

    @app.get(OFFLINE + "{path:path}", include_in_schema=False)
    async def offline_page(request: Request, path: str) -> Response:
        file = (root / (path or "index.html")).resolve() if is_name(path) else root
        if not (file.is_relative_to(root) and file.is_file()):
            raise Refusal("not_found", "there is no such page")
        lasting = path.startswith("assets/") or file.suffix == LASTING
        headers = {"Cache-Control": FOR_EVER if lasting else "no-cache"}
        return sent(file, request, {**headers, "Content-Security-Policy": OFFLINE_CSP})


def add_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page's files; any other path outside the API is one of the page's own addresses."""
    root = folder.resolve()
    index = root / "index.html"

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("not_found", "there is no such call; see /api/v1/openapi.json")
        if not is_name(path):
            raise Refusal("not_found", "there is no such page")
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            headers = {"Cache-Control": FOR_EVER} if path.startswith("assets/") else {}
            return sent(file, request, headers)
        if index.is_file():
            return sent(index, request, {"Cache-Control": "no-cache"})
        return HTMLResponse(PLACEHOLDER)


def is_name(path: str) -> bool:
    """Whether a file could be called so; the system does not even look for others."""
    return "\0" not in path and all(len(part.encode()) <= LONGEST_PART for part in path.split("/"))


def sent(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """A file of the page; a compressed twin if there is one and the browser understands it."""
    kind = MANIFEST if file.suffix == ".webmanifest" else guess_type(file.name)[0]
    kind = kind or "application/octet-stream"
    wishes = request.headers.get("accept-encoding", "").split(",")
    accepted = {wish.partition(";")[0].strip() for wish in wishes}
    for packing, suffix in PACKINGS.items():
        twin = file.with_name(file.name + suffix)
        if packing in accepted and twin.is_file():
            packed = {**headers, "Content-Encoding": packing, "Vary": "Accept-Encoding"}
            return FileResponse(twin, media_type=kind, headers=packed)
    return FileResponse(file, media_type=kind, headers=headers)
