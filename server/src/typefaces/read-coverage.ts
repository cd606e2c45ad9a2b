/** Ranges of code points, both ends included, in rising order. */
export type Coverage = readonly (readonly [first: number, last: number])[];

/**
 * Which characters a TrueType typeface has, from its `cmap` table in format 4, which every one of ours and of the
 * standard faces carries (OpenType 1.9, chapter cmap). Characters beyond U+FFFF count as missing.
 * @throws RangeError when there is no such table
 */
export function readCoverage(file: Uint8Array): Coverage {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cmap = findTable(view, 'cmap');
  const count = view.getUint16(cmap + 2);
  for (let at = 0; at < count; at += 1) {
    const record = cmap + 4 + at * 8;
    const table = cmap + view.getUint32(record + 4);
    // Unicode or Windows, basic plane.
    const isUnicode =
      view.getUint16(record) === 0 || (view.getUint16(record) === 3 && view.getUint16(record + 2) === 1);
    if (isUnicode && view.getUint16(table) === 4) return readSegments(view, table);
  }
  throw new RangeError('The typeface has no character table of format 4.');
}

function findTable(view: DataView, name: string): number {
  const tables = view.getUint16(4);
  for (let at = 0; at < tables; at += 1) {
    const record = 12 + at * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new RangeError(`The typeface has no table ${name}.`);
}

function readSegments(view: DataView, table: number): Coverage {
  const segments = view.getUint16(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const ranges: [number, number][] = [];
  for (let at = 0; at < segments; at += 1) {
    const [first, last] = [view.getUint16(starts + at * 2), view.getUint16(ends + at * 2)];
    const delta = view.getUint16(deltas + at * 2);
    const offset = view.getUint16(offsets + at * 2);
    for (let point = first; point <= last && point < 0xff_ff; point += 1) {
      const glyph =
        offset === 0
          ? (point + delta) & 0xff_ff
          : view.getUint16(offsets + at * 2 + offset + (point - first) * 2); /* 0 stands for none */
      if (glyph !== 0) addPoint(ranges, point);
    }
  }
  return ranges;
}

function addPoint(ranges: [number, number][], point: number): void {
  const last = ranges.at(-1);
  if (last !== undefined && last[1] === point - 1) last[1] = point;
  else ranges.push([point, point]);
}

export function covers(coverage: Coverage, point: number): boolean {
  return coverage.some(([first, last]) => point >= first && point <= last);
}
