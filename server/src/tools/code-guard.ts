import { viewAsRead } from './view-as-read.ts';

/** Takes codes out of a model's words that neither the input nor the engine named, while the words come in. */
export interface CodeGuard {
  /** Takes the next piece; returns what can be given out. The last, perhaps unfinished, word is held back. */
  push(piece: string): string;
  /** Returns what was still held back. */
  end(): string;
}

export const removedCode = '[code removed]';

/** How much of what was given out is remembered, so that `CPT` still belongs to the number behind it. */
const memory = 48;

interface Span {
  readonly start: number;
  readonly end: number;
}

const codes = [
  // ICD-10-CM with its dot; without one only behind a label or in brackets, since T10 may be a vertebra.
  /(?<![\w.])(?:[A-Z]\d[\dA-Z]|QA\d)\.[\dA-Z]{1,4}(?!\w)/gi,
  /(?<=[([])[A-Z]\d[\dA-Z][\dA-Z]{0,4}(?=[)\]])/g,
  /(?<=\b(?:icd|icd-?10|icd-?10-?cm|diagnosis|dx)(?: codes?)?[\s:*#-]{1,4})[A-Z]\d[\dA-Z]{1,5}\b/gi,
  // CPT and HCPCS.
  /(?<=\b(?:cpt|hcpcs|procedure|billing|e\/?m)(?: (?:codes?|level))?[\s:*#-]{1,4})(?:\d{5}|\d{4}[FT]|[A-V]\d{4})\b/gi,
  /(?<![\w.$/-])99[1-4]\d\d(?![\w.]\w)/g,
  /(?<![\w.$/-])[A-CEGHJ-MP-V]\d{4}(?![\w.]\w)/g,
];

/**
 * @param known Texts whose codes may be repeated: the input, and what the engine wrote from its code table
 */
export function createCodeGuard(known: readonly string[]): CodeGuard {
  const allowed = new Set(plain(known.join('\n')).split(/[^A-Z\d]+/));
  let held = '';
  let given = '';

  /** Where codes stand that nobody named, as a reader sees the text, in the order of the text and without overlaps. */
  function findForeign(text: string): Span[] {
    const { words, placeOf } = viewAsRead(text);
    const found = codes.flatMap((pattern) =>
      Array.from(words.matchAll(pattern))
        .filter(([code]) => !allowed.has(plain(code)))
        .map(({ 0: code, index }) => ({ start: placeOf(index), end: placeOf(index + code.length - 1, true) })),
    );
    const sorted = found.toSorted((a, b) => a.start - b.start);
    return sorted.filter(({ start }, at) => start >= (sorted[at - 1]?.end ?? 0));
  }

  function release(text: string): string {
    const whole = given + text;
    let fresh = '';
    let at = given.length;
    for (const { start, end } of findForeign(whole)) {
      if (start < at) continue;
      fresh += whole.slice(at, start) + removedCode;
      at = end;
    }
    fresh += whole.slice(at);
    given = (given + fresh).slice(-memory);
    return fresh;
  }

  return {
    push(piece) {
      held += piece;
      const border = Math.max(held.lastIndexOf(' '), held.lastIndexOf('\n'));
      const ready = held.slice(0, border + 1);
      held = held.slice(border + 1);
      return ready === '' ? '' : release(ready);
    },
    end() {
      const rest = held;
      held = '';
      return rest === '' ? '' : release(rest);
    },
  };
}

/** Without the marks that a code is written with or without, in one case. */
function plain(text: string): string {
  return text.replaceAll('.', '').toUpperCase();
}
