/** One step over an escape, a set, a count ("{1,9}") or a plain character. */
function stepOver(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] === '{') return Math.max(at, source.indexOf('}', at)) + 1;
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

const marks = /^(?:[',%-]|\\\.)(?![?*{])/;

/**
 * A mark (apostrophe, comma, hyphen, per cent or full stop) that every match of a pattern holds, since it stands outside of groups
 * and may not be left out. Undefined where none is found, or where the pattern has alternatives.
 */
export function neededMark({ source }: RegExp): string | undefined {
  let found: string | undefined;
  let depth = 0;
  for (let at = 0; at < source.length; at = stepOver(source, at)) {
    const char = source[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (char === '|') return undefined;
    else found ??= marks.exec(source.slice(at, at + 3))?.[0].slice(-1);
  }
  return found;
}
