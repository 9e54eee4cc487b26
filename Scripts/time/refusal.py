"""The error of a bulletin or a day that cannot be used."""


class Refusal(Exception):
    """What was found and what would be right, in one line."""
