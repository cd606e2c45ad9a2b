/** An upright rectangle; y grows downwards, right and bottom lie outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around some boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** A box grown by a share of its height, upwards and downwards, and by the same length to both sides. */
export function growBox(box: Box, share: number): Box {
  const by = Math.max(1, (box.bottom - box.top) * share);
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Scales from one picture of a thing to another of a different size. */
export function scaleBox(box: Box, across: number, down: number): Box {
  return { left: box.left * across, top: box.top * down, right: box.right * across, bottom: box.bottom * down };
}

/** The whole pixels that a box touches, inside a picture of the given size. */
export function pixelsOf(box: Box, width: number, height: number): Box {
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(0, value));
  return {
    left: within(Math.floor(box.left), width),
    top: within(Math.floor(box.top), height),
    right: within(Math.ceil(box.right), width),
    bottom: within(Math.ceil(box.bottom), height),
  };
}

/** The share of a box that lies inside another, from 0 to 1. */
export function shareInside(box: Box, other: Box): number {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return across > 0 && down > 0 && area > 0 ? (across * down) / area : 0;
}

/** Where a box lies after its picture of the given size was turned back, the picture having been turned clockwise before. */
export function turnBack(box: Box, turn: 0 | 90 | 180 | 270, width: number, height: number): Box {
  const { left, top, right, bottom } = box;
  if (turn === 0) return box;
  if (turn === 180) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (turn === 90) return { left: top, top: height - right, right: bottom, bottom: height - left };
  return { left: width - bottom, top: left, right: width - top, bottom: right };
}
