// Every text that the page says, seen or only heard.
() => {
  const said = [["title", document.title]];
  const area = document.querySelector("dialog[open]") ?? document.body;
  for (const part of area.querySelectorAll("*")) {
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    // Names of what is lent to us, and of licences.
    if (part.closest("[translate=no]")) continue;
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) {
      const text = part.getAttribute(name);
      if (text) said.push([`${part.localName}[${name}]`, text]);
    }
    for (const node of part.childNodes) {
      if (node.nodeType === 3 && node.data.trim()) said.push([part.localName, node.data.trim().replace(/\s+/g, " ")]);
    }
  }
  return said;
}
