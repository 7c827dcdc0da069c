"""Mail, by the SMTP server that the operator has named; without one there is no mail."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

import aiosmtplib

from hotelier.core.errors import BadOption
from hotelier.server.post.letters import Letter, Undelivered
from hotelier.server.post.outside import NotAllowed
from hotelier.server.settings import Settings

LONGEST_MAILBOX = 254
SECONDS = 20
MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Mailer:
    """Hands letters to the operator's server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.password = password_of(settings)

    @property
    def ready(self) -> bool:
        return bool(self.settings.smtp_host and self.settings.smtp_from)

    async def send(self, mailbox: str, letter: Letter, base: str) -> None:
        if not self.ready:
            raise Undelivered("no_mail", final=True)
        given = self.settings
        try:
            await aiosmtplib.send(
                written(letter, given.smtp_from, mailbox, base),
                hostname=given.smtp_host,
                port=given.smtp_port,
                username=given.smtp_user or None,
                password=self.password or None,
                use_tls=given.smtp_security == "tls",
                start_tls=given.smtp_security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            lasting = all(each.code >= 500 for each in error.recipients)
            raise Undelivered("refused", final=lasting) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError):
            raise Undelivered("no_mail") from None


def written(letter: Letter, sender: str, mailbox: str, base: str) -> EmailMessage:
    """The mail that a letter makes; the subject holds nothing that other people wrote."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = mailbox
    mail["Subject"] = letter.title
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    link = f"\n\n{base}{letter.link}" if letter.link and base else ""
    mail.set_content(f"{letter.text}{link}\n")
    return mail


def check_mailbox(mailbox: str) -> None:
    if len(mailbox) > LONGEST_MAILBOX or not MAILBOX.fullmatch(mailbox):
        raise NotAllowed("this is not a mail address, such as ada@example.org")


def password_of(settings: Settings) -> str:
    if not settings.smtp_password_file:
        return ""
    try:
        return Path(settings.smtp_password_file).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadOption(
            f"the password for mail cannot be read from {settings.smtp_password_file}: {why}"
        ) from None
