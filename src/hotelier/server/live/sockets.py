"""One live connection: its frames in and out, and how it ends."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hotelier.server.refusals import Refusal
from hotelier.server.tables.news import Follower
from hotelier.server.tables.table import Audience
from hotelier.wire.messages.live import ErrorFrame, Frame, Hello
from hotelier.wire.messages.problems import Problem

SEND_SECONDS = 20
LONGEST_FRAME = 4096

encode = msgspec.json.Encoder().encode


class Watcher(Follower):
    """One live connection."""

    def __init__(self, socket: WebSocket, id: str, token: str | None, audience: Audience) -> None:
        super().__init__(id, token, audience)
        self.socket = socket
        self.woken = asyncio.Event()

    async def send(self, frame: Frame) -> None:
        text = encode(frame).decode()
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send({"type": "websocket.send", "text": text})


async def receive(socket: WebSocket) -> str | bytes:
    """The next frame of a client."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    frame: str | bytes = message.get("text") or message.get("bytes") or ""
    return frame


def decode_hello(frame: str | bytes) -> Hello:
    if len(frame) > LONGEST_FRAME:
        raise Refusal("too_large", f"a frame may have {LONGEST_FRAME} characters")
    try:
        return msgspec.json.decode(frame, type=Hello)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("bad_request", f"the first frame must be a hello: {error}") from None


async def refuse(socket: WebSocket, problem: Problem, code: int) -> None:
    """Say what is wrong, and close."""
    try:
        await socket.send({"type": "websocket.send", "text": encode(ErrorFrame(error=problem)).decode()})
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    await close(socket, code)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        try:
            await socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
