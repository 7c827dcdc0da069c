"""The page: the built one if the package has it, otherwise a plain word about how to get it."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

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
