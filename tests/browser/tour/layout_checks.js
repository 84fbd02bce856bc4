// What a look at a picture might miss. Gives, for the page as it is, a list of [what is asked, the fault].
({ fits, least, smallest, played }) => {
  const found = [];
  const tell = (what, fault) => found.push([what, fault]);
  const page = document.documentElement;
  const area = document.querySelector("dialog[open]") ?? document.body;
  const parts = [...area.querySelectorAll("*")];
  const name = (part) => {
    const said = (part.getAttribute("aria-label") ?? part.textContent)
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 50);
    return `${part.localName}${[...part.classList]
      .filter((each) => !/^s(velte)?-/.test(each))
      .map((each) => `.${each}`)
      .join("")} “${said}”`;
  };
  const isSeen = (part) => {
    const box = part.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return false;
    return part.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
  };
  const isHidden = (part) => {
    for (let each = part; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const shown = parts.filter((part) => isSeen(part) && !isHidden(part));
  /** Ornaments may be cut: what says something may not. */
  const saysSomething = (part) =>
    [part, ...part.querySelectorAll("*")].some((each) => {
      const isRead =
        ownText(each).length > 0 && !each.closest('[aria-hidden="true"], svg');
      return isRead && !isHidden(each);
    });
  const ownText = (part) =>
    [...part.childNodes].filter(
      (node) => node.nodeType === 3 && node.data.trim() !== "",
    );

  // Scrolling.
  if (page.scrollWidth > innerWidth)
    tell("width", `${page.scrollWidth - innerWidth} px too wide`);
  if (fits && page.scrollHeight > innerHeight)
    tell("height", `scrolls ${page.scrollHeight - innerHeight} px`);

  // What one plays with is in the window, and nothing lies on it: it is touched when one points at its middle, or at the
  // middle of one of its edges.
  const POINTS = [
    [0.5, 0.5],
    [0.5, 0.04],
    [0.5, 0.96],
    [0.04, 0.5],
    [0.96, 0.5],
  ];
  const playedWith = played ? shown.filter((part) => part.matches(played)) : [];
  if (played && playedWith.length === 0)
    tell("in view", "there is nothing to play with");
  for (const part of playedWith) {
    const box = part.getBoundingClientRect();
    const isOut =
      box.left < -1 ||
      box.top < -1 ||
      box.right > innerWidth + 1 ||
      box.bottom > innerHeight + 1;
    if (isOut) {
      const [left, top, right, bottom] = [
        box.left,
        box.top,
        box.right,
        box.bottom,
      ].map(Math.round);
      tell(
        "in view",
        `outside (${left}–${right}, ${top}–${bottom}): ${name(part)}`,
      );
      continue;
    }
    for (const [across, down] of POINTS) {
      const hit = document.elementFromPoint(
        box.left + box.width * across,
        box.top + box.height * down,
      );
      const own = part.closest("[data-spot]") ?? part;
      if (
        hit &&
        (own.contains(hit) || part.contains(hit) || hit.contains(part))
      )
        continue;
      tell("in view", `under ${hit ? name(hit) : "nothing"}: ${name(part)}`);
      break;
    }
  }

  // Nothing is cut off, nothing spills over.
  for (const part of shown) {
    const style = getComputedStyle(part);
    if (style.display.startsWith("inline") && style.display !== "inline-block")
      continue;
    const isPicture = part.closest("svg, [aria-hidden=true]");
    const holdsText = ownText(part).length > 0;
    if (isPicture || (style.overflowX === "visible" && !holdsText)) continue;
    // It ends in "…", and whoever comes to the list that scrolls reads all of it.
    if (style.webkitLineClamp !== "none" && part.closest('ol[tabindex="0"]'))
      continue;
    // A row of links may be pushed sideways: the keyboard brings each of them into sight.
    const isRow =
      style.overflowX === "auto" &&
      style.display === "flex" &&
      part.children.length > 0;
    if (
      isRow &&
      [...part.children].every((each) => each.querySelector("a[href]"))
    )
      continue;
    const isWide =
      part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
    if (isWide && saysSomething(part)) tell("cut", `too wide: ${name(part)}`);
    const hides = ["hidden", "clip"].includes(style.overflowY);
    if (
      hides &&
      part.scrollHeight > part.clientHeight + 2 &&
      saysSomething(part)
    )
      tell("cut", `too high: ${name(part)}`);
  }

  for (const part of shown.filter(
    (each) =>
      getComputedStyle(each).position === "fixed" && saysSomething(each),
  )) {
    const box = part.getBoundingClientRect();
    const isOff =
      box.left < -1 ||
      box.top < -1 ||
      box.right > innerWidth + 1 ||
      box.bottom > innerHeight + 1;
    if (isOff) tell("cut", `off the page: ${name(part)}`);
  }

  // No text lies on another; what stays while the page scrolls lies on nothing but what scrolls.
  const layer = (part) => {
    for (let each = part; each; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position))
        return each;
      if (each.matches(".stage, .sheets")) return each;
    }
    return null;
  };
  /** What is left of a box within all that cuts it off. */
  const within = (box, part) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let each = part; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const edge = each.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [
        Math.min(right, edge.right),
        Math.min(bottom, edge.bottom),
      ];
    }
    return { left, top, right, bottom };
  };
  const lines = shown
    .filter(
      (part) =>
        // The way to the cards lies over the bar on purpose, while it has the focus.
        !part.closest('[aria-hidden="true"], svg, option, select, .skip'),
    )
    .flatMap((part) =>
      ownText(part).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((box) => ({
          part,
          box: within(box, part),
          layer: layer(part),
        }));
      }),
    );
  const SLACK = 5;
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.part === other.part || one.layer !== other.layer) continue;
      const wide =
        Math.min(one.box.right, other.box.right) -
        Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) -
        Math.max(one.box.top, other.box.top);
      const leading =
        0.3 *
        Math.min(
          one.box.bottom - one.box.top,
          other.box.bottom - other.box.top,
        );
      if (wide > SLACK && high > Math.max(SLACK, leading))
        tell("overlap", `${name(one.part)} and ${name(other.part)}`);
    }
  });

  // Whatever is touched is as large as a fingertip.
  const touched =
    "button, a[href], input, select, summary, [role=button], [role=switch], [role=tab]";
  for (const part of shown.filter(
    (each) => each.matches(touched) && !each.matches(":disabled"),
  )) {
    const isInText =
      part.matches("a") && ownText(part.parentElement).length > 0;
    if (isInText || part.closest('[aria-hidden="true"]')) continue;
    const box =
      (part.matches("input") &&
        part.closest("label")?.getBoundingClientRect()) ||
      part.getBoundingClientRect();
    const around = getComputedStyle(part, "::after");
    const reach = (side) =>
      Math.max(
        box[side],
        around.content === "none" ? 0 : parseFloat(around[side]) || 0,
      );
    const [width, height] = [reach("width"), reach("height")];
    if (Math.min(width, height) < least - 0.5)
      tell(
        "target",
        `${Math.round(width)}×${Math.round(height)} px: ${name(part)}`,
      );
  }

  // Text is large enough, and stands out from what is behind it.
  const channels = (colour) => {
    const [r, g, b, a = "1"] = colour.match(/[\d.]+/g) ?? ["0", "0", "0", "0"];
    const whole = colour.startsWith("color(srgb") ? 255 : 1; // what color-mix gives
    return [Number(r) * whole, Number(g) * whole, Number(b) * whole, Number(a)];
  };
  const over = ([r, g, b, a], below) =>
    [r, g, b].map((value, index) => value * a + below[index] * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((value) =>
      value / 255 <= 0.04045
        ? value / 255 / 12.92
        : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** Every colour that may lie behind a part: of a gradient, each of its stops. */
  const behind = (part) => {
    if (!part) return [[255, 255, 255]];
    const style = getComputedStyle(part);
    const stops = style.backgroundImage.includes("gradient")
      ? (style.backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])
      : [];
    const layers = [style.backgroundColor, ...stops]
      .map(channels)
      .filter(([, , , a]) => a > 0);
    if (layers.some(([, , , a]) => a === 1))
      return layers
        .filter(([, , , a]) => a === 1)
        .map((each) => each.slice(0, 3));
    const below = behind(part.parentElement);
    return layers.length
      ? [
          ...below,
          ...layers.flatMap((layer) => below.map((each) => over(layer, each))),
        ]
      : below;
  };
  for (const part of shown.filter(
    (each) => ownText(each).length > 0 && !each.closest("option"),
  )) {
    const style = getComputedStyle(part);
    const size = parseFloat(style.fontSize);
    if (size < smallest) tell("text", `${size} px: ${name(part)}`);
    if (part.closest(":disabled, [aria-hidden=true], [inert]")) continue;
    const isLarge =
      size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const worst = Math.min(
      ...behind(part).map((each) =>
        contrast(over(channels(style.color), each), each),
      ),
    );
    if (worst < (isLarge ? 3 : 4.5))
      tell("contrast", `${worst.toFixed(2)}: ${name(part)}`);
  }
  return [...new Map(found.map((each) => [each.join(), each])).values()];
};
