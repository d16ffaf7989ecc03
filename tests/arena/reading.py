"""Reads pages as a browser would, strictly."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

VOID = {"meta", "link", "br", "img", "input", "hr"}


class Page(HTMLParser):
    """A page: its words, its tables, and whatever it would load from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.plots = [ElementTree.fromstring(plot) for plot in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
        self.feed(text)
        self.close()
        assert self.open == []
        assert self.loaded == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words += [data.strip()] if data.strip() else []

    @property
    def loaded(self) -> list[str]:
        """What the page would load."""
        return [str(value) for name, value in self.attributes if name in ("src", "href", "xlink:href")]

    def labels(self) -> set[str]:
        """Return the labels of all plots."""
        return {node.text or "" for plot in self.plots for node in plot.iter("text") if node.get("class") == "label"}
