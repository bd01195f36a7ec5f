"""FNV-1a, 64 bits: the one hash of records, as docs/record.md names it."""

OFFSET = 0xCBF29CE484222325
PRIME = 0x100000001B3
MASK = 0xFFFFFFFFFFFFFFFF


def fnv1a(data):
    """The digest of bytes as 16 lower-case hex digits."""
    value, prime, mask = OFFSET, PRIME, MASK
    for byte in data:
        value = ((value ^ byte) * prime) & mask
    return f"{value:016x}"
