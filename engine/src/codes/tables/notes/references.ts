import type { KeyColumn } from '../packed/columns.ts';
import { bareCode, dotCode } from '../packed-icd.ts';

/** Codes, or ranges of them, and after "with" what a code below them must look like. */
const code = String.raw`(?:[A-Z]\d[\dA-Z]|QA\d)(?:\.[\dA-Z]{1,4})?\.?(?:-(?!\s?(?:[A-Z]\d|QA\d)))?`;
const rangeShape = new RegExp(String.raw`\b(${code})(?:\s?(?:-|to)\s?(?=[A-Z]\d|QA)(${code}))?`, 'g');
const beginsLikeCode = /(?:[A-Z]\d|QA)[\dA-Z]/;
const bracket = /\(([^()]*)\)/g;
const places: Readonly<Record<string, number>> = {
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  six: 6,
  '6th': 6,
  '7th': 7,
  seventh: 7,
};

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Without its dot and the dash that says "and all below". */
const bareReference = (written: string): string => bareCode(written.replace(/\.?-$/, '').replace(/\.$/, ''));

function readRanges(words: string): Range[] {
  return [...words.matchAll(rangeShape)].map(([, from = '', to = from]) => ({
    from: bareReference(from),
    to: bareReference(to),
  }));
}

/** The codes from one to another, each with all below it: none that stands below another of them. */
function* codesIn({ from, to }: Range, codes: KeyColumn): Iterable<string> {
  let covered = '-';
  for (let row = codes.from(from); row < codes.size; row++) {
    const found = codes.at(row);
    if (found > to && !found.startsWith(to)) return;
    if (found.startsWith(covered)) continue;
    // A heading that also covers what stands after the end: what is below it comes next.
    if (found.length < to.length && to.startsWith(found)) continue;
    covered = found;
    yield found;
  }
}

/** Whether a code, cut where the test ends, has what stands after "with". */
type Qualifier = (bare: string) => string | null;

/** "fifth or sixth character 1-4 or 6", "7th character B". */
function readPlaces(words: string): Qualifier | null {
  const [, named = '', wanted = ''] = /^(.*?)\s?characters?\s+(.*)$/.exec(words) ?? [];
  const numbers = named.split(/\W+/).flatMap((word) => places[word] ?? []);
  if (numbers.length === 0) return null;
  const letters = wanted.replace(/(\d)-(\d)/g, (_, low: string, high: string) =>
    Array.from({ length: Math.max(0, Number(high) - Number(low) + 1) }, (_, step) => Number(low) + step).join(' '),
  );
  const allowed = new Set(letters.split(/[\s,]+|\bor\b/).filter((letter) => letter.length === 1));
  return (bare) => {
    const place = numbers.find((number) => allowed.has(bare[number - 1] ?? ''));
    return place === undefined ? null : bare.slice(0, place);
  };
}

/** ".61-", ".17, .27, .97", ".51-.52", "final characters -23", "1": what follows the category, or what a code ends with. */
function readEndings(words: string): Qualifier | null {
  const parts = [...words.matchAll(/\.(\d{1,3})(?:-\.(\d{1,3}))?/g)];
  const heads = parts.flatMap(([, from = '', to = from]) =>
    Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, step) =>
      String(Number(from) + step).padStart(from.length, '0'),
    ),
  );
  if (heads.length > 0)
    return (bare) => {
      const head = heads.find((one) => bare.startsWith(one, 3));
      return head === undefined ? null : bare.slice(0, 3 + head.length);
    };
  const ending = /^(?:final characters? )?-?(\d{1,3})$/.exec(words)?.[1];
  return ending === undefined ? null : (bare) => (bare.length > 4 && bare.endsWith(ending) ? bare : null);
}

function applyQualifier(ranges: readonly Range[], qualifier: Qualifier, codes: KeyColumn): string[] {
  const found: string[] = [];
  for (const { from, to } of ranges)
    for (let row = codes.from(from); row < codes.size; row++) {
      const bare = codes.at(row);
      if (bare > to && !bare.startsWith(to)) break;
      const cut = qualifier(bare);
      if (cut !== null && found.at(-1) !== cut) found.push(cut);
    }
  return found;
}

const codesOf = (ranges: readonly Range[], codes: KeyColumn): string[] =>
  ranges.flatMap((range) => [...codesIn(range, codes)]);

function readBracket(words: string, codes: KeyColumn): string[] {
  const [before = '', after] = words.split(/,?\s+with\s+/);
  const ranges = readRanges(before);
  if (after === undefined) return codesOf(ranges, codes);
  const qualifier = readPlaces(after) ?? readEndings(after.trim());
  return qualifier ? applyQualifier(ranges, qualifier, codes) : [];
}

/**
 * Makes a reader of the codes that a note names, dotted: each stands for itself and all below it. Codes in brackets count;
 * where there are none, those in the words ("conditions classified to A74.-"). A code that the table does not hold is left
 * out, and so is a line that says for which codes the lines below it hold.
 * @param codes The codes of the table, sorted
 */
export function makeReferenceReader(codes: KeyColumn): (words: string) => string[] {
  const readOnce = (words: string): string[] => {
    if (!beginsLikeCode.test(words) || /^for codes?\b/i.test(words)) return [];
    const brackets = [...words.matchAll(bracket)]
      .map(([, inner = '']) => inner)
      .filter((inner) => beginsLikeCode.test(inner));
    const found =
      brackets.length > 0 ? brackets.flatMap((inner) => readBracket(inner, codes)) : codesOf(readRanges(words), codes);
    return [...new Set(found)].map(dotCode);
  };
  // Many lines have the same words, some of which name a thousand codes.
  const read = new Map<string, string[]>();
  return (words) => {
    const known = read.get(words) ?? readOnce(words);
    read.set(words, known);
    return known;
  };
}
