"""Who somebody is: a guest with a signed cookie, or whoever holds the secret of a seat.

The log keeps hashes only, so that a copy of it opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer

from openrummy.server.changes import Sitter
from openrummy.server.state import TableState

COOKIE = "openrummy"
YEAR = 365 * 24 * 3600


def hashed(secret: str) -> str:
    """A secret as the log keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Sessions:
    """Makes and reads the cookies of guests."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="openrummy-guest")
        self._secret = secret.encode()

    def new(self) -> str:
        """A fresh guest: the value of their cookie."""
        return self._signer.dumps(secrets.token_hex(16))

    def read(self, cookies: str | None) -> str | None:
        """The guest of a ``Cookie`` header, None when there is none or it was tampered with."""
        value = _cookie(cookies)
        return None if value is None else self.read_value(value)

    def read_value(self, value: str) -> str | None:
        """The guest of a cookie's value."""
        try:
            guest = self._signer.loads(value)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def key(self, code: str, seat: int, guest: str) -> str:
        """The secret of a seat link: the same whenever the same guest asks for it."""
        text = f"{code}/{seat}/{guest}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:32]

    @staticmethod
    def header(value: str, *, secure: bool) -> str:
        """The ``Set-Cookie`` header for a guest."""
        safe = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{safe}"


def _cookie(cookies: str | None) -> str | None:
    if not cookies:
        return None
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def seat_of(state: TableState, guest: str | None, key: str | None) -> int | None:
    """The seat of whoever shows a guest's session or the secret of a seat link."""
    for secret, of in ((key, _key), (guest, _owner)):
        if not secret:
            continue
        proof = hashed(secret)
        for seat, sitter in enumerate(state.seats):
            kept = of(sitter)
            if sitter.kind == "person" and kept and hmac.compare_digest(kept, proof):
                return seat
    return None


def _key(sitter: Sitter) -> str | None:
    return sitter.key


def _owner(sitter: Sitter) -> str | None:
    return sitter.owner
