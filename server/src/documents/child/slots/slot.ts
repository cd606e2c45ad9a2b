/** A place in a document that holds words: the text between two tags, or the value of an attribute. */
export interface Slot {
  readonly text: string;
  /** What is to be replaced in it; may overlap. */
  readonly cuts: Cut[];
}

export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export function makeSlot(text: string): Slot {
  return { text, cuts: [] };
}

/** The text of a slot after its cuts. Cuts that overlap become one, with the replacement of the first that has one. */
export function cutText({ text, cuts }: Slot): string {
  if (cuts.length === 0) return text;
  let result = '';
  let at = 0;
  for (const { start, end, replacement } of mergeCuts(cuts)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

function mergeCuts(cuts: readonly Cut[]): Cut[] {
  const merged: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last === undefined || cut.start >= last.end) merged.push(cut);
    else
      merged[merged.length - 1] = {
        start: last.start,
        end: Math.max(last.end, cut.end),
        replacement: last.replacement === '' ? cut.replacement : last.replacement,
      };
  }
  return merged;
}
