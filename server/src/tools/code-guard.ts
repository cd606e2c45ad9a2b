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

  function release(text: string): string {
    let clean = given + text;
    const from = given.length;
    for (const pattern of codes) {
      clean = clean.replace(pattern, (code, ...rest) => {
        const at = rest.find((value) => typeof value === 'number') as number;
        return at < from || allowed.has(plain(code)) ? code : removedCode;
      });
    }
    const fresh = clean.slice(from);
    given = clean.slice(-memory);
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
