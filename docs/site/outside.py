"""A hook of MkDocs: pages that lie outside docs/, and links out of it.

README.md is the first page, CONTRIBUTING.md and CHANGELOG.md are pages, too. A link to a file that is no
page of the site (an example, a file of deploy/) becomes the name of the file.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
FOUND_LAST = "---\nsearch:\n  boost: 0.1\n---\n\n"
"""In front of a page that holds every word, so that a search finds what is about a word before it."""
IMAGES = ROOT / "docs" / "site" / "files"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#\s]+)(#[^)]*)?\)")
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages from outside, and what the site itself needs."""
    for source, page in PAGES.items():
        content = (ROOT / source).read_text(encoding="utf-8")
        if page == "changelog.md":
            content = FOUND_LAST + content
        files.append(File.generated(config, page, content=content))
    for file in sorted(IMAGES.iterdir()):
        files.append(File.generated(config, f"site-images/{file.name}", abs_src_path=str(file)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Let links lead to pages of the site, whatever folder they were written in."""
    uri = page.file.src_uri
    written_in = next((source for source, made in PAGES.items() if made == uri), f"docs/{uri}")
    parts = FENCE.split(markdown)
    return "".join(
        part if part.startswith("```") else LINK.sub(lambda link: _led(link, written_in, uri, files), part)
        for part in parts
    )


def _led(link: re.Match[str], written_in: str, uri: str, files: Files) -> str:
    picture, words, target, anchor = link[1], link[2], link[3], link[4] or ""
    if "://" in target or target.startswith("mailto:"):
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(written_in), target))
    inside = PAGES.get(path, path.removeprefix("docs/") if path.startswith("docs/") else "")
    if files.get_file_from_path(inside) is None:
        return f"{words} (`{path}`)" if words.strip("`/") != path.strip("/") else f"`{path}`"
    return f"{picture}[{words}]({posixpath.relpath(inside, posixpath.dirname(uri) or '.')}{anchor})"
