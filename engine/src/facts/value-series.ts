import { isDrugWord } from '../clinical/drugs.ts';
import { airOf, type VitalMention } from '../clinical/find-vitals.ts';
import { againWords, posturalSymptoms, vitalRemarkWords } from '../knowledge/vital-remarks.ts';

/** What may stand between two readings of a series, in characters and in words. */
const widestGap = 36;
const mostWords = 5;

const air = String.raw`(?:room air|ra\b|oa\b|air\b|\d{1,2} ?l(?:iters?)?\b(?:\/[a-z]{3}\b)?(?: ?(?:nc|nasal cannula))?)`;
const nextPair = new RegExp(
  String.raw`^([^\d/;.:<>→()\n]*(?:@?\d{1,2} ?[a-z]{1,7}[ ,:]+)?[^\d/;.:<>→()\n]*)(\d{2,3})\/(\d{2,3})(?![\d/]|\.\d)`,
  'i',
);
const nextShare = new RegExp(String.raw`^([^\d/;.:<>→()%\n]*)(\d{2,3}) ?%(?: ?(?:on )?(${air}))?`, 'i');
const afterPair = /^[ ,]*@ ?\d{1,2} ?[a-z]{1,7}\b|^(?: [a-z-]+){1,3}(?=[,.;\n]|$)/i;

const wordsIn = (between: string): readonly string[] => between.toLowerCase().match(/[a-z]+/g) ?? [];

/** A few words of how a value was taken or borne, none of them a drug, whose strengths are pairs as well, or a new measure. */
function leadsOn(between: string): boolean {
  const words = wordsIn(between);
  return (
    words.length <= mostWords && !words.some((word) => isDrugWord(word) || againWords.has(word)) && words.every(saysHow)
  );
}
const linking: ReadonlySet<string> = new Set([
  'and',
  'then',
  'at',
  'on',
  'after',
  'over',
  'later',
  'of',
  'with',
  'l',
  'r',
  'lt',
  'rt',
]);
const saysHow = (word: string): boolean =>
  vitalRemarkWords.has(word) || posturalSymptoms.has(word) || linking.has(word);

const isPressure = (systolic: number, diastolic: number): boolean =>
  systolic >= 60 && systolic <= 260 && diastolic >= 30 && diastolic <= 160 && systolic > diastolic;

/** The end of the next pressure of a series and of what is said of it right there; undefined where none follows. */
function nextPressure(rest: string): number | undefined {
  const found = nextPair.exec(rest.slice(0, widestGap));
  if (!found || !isPressure(Number(found[2]), Number(found[3])) || !leadsOn(found[1] ?? '')) return undefined;
  const said = afterPair.exec(rest.slice(found[0].length, found[0].length + widestGap))?.[0] ?? '';
  const isOfIt = wordsIn(said).every(saysHow);
  return found[0].length + (isOfIt ? said.length : 0);
}

/** What follows a value, with a comma where nothing else says that another begins: "lying, standing 118/70", "sit, 136/82 stand". */
function goesOn(value: string, words: string): string {
  const said = words.trim().replace(/\s+/g, ' ').replace(/ ,/g, ',');
  const isNext = /^[\d@]/.test(said) || !/mmHg$|%$/.test(value);
  return said.startsWith(',') || !isNext ? `${said.startsWith(',') ? '' : ' '}${said}` : `, ${said}`;
}

/**
 * A blood pressure with those that follow it without a name of their own, in the writer's words: "152/78 mmHg lying, 1 min 124/70
 * lightheaded, 3 min 128/72". Linear.
 * @param words up to where the next named value begins
 */
function withPressures(vital: VitalMention, words: string): VitalMention {
  let reach = 0;
  for (let next = nextPressure(words); next !== undefined; next = nextPressure(words.slice(reach, reach + furthest)))
    reach += next;
  if (reach === 0) return vital;
  return { ...vital, value: vital.value + goesOn(vital.value, words.slice(0, reach)), end: vital.end + reach };
}
const furthest = 2 * widestGap;

/** A saturation with the next one and what is breathed at each: "88% on room air, 94% on 2 L". */
function withShares(vital: VitalMention, words: string): VitalMention {
  const found = nextShare.exec(words.slice(0, widestGap));
  const share = Number(found?.[2]);
  if (!found || share < 60 || share > 100 || !leadsOn(found[1] ?? '')) return vital;
  const said = `${found[1] ?? ''}${found[2] ?? ''}%${found[3] === undefined ? '' : ` on ${airOf(found[3])}`}`;
  return { ...vital, value: vital.value + goesOn(vital.value, said), end: vital.end + found[0].length };
}

/**
 * Vital signs with their names, each with the further readings of its kind that follow it and have none.
 * @param words the text that they stand in
 * @param offset of `words` in what their ranges are of
 */
export function joinSeries(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  return named.map((vital, at) => {
    const until = (named[at + 1]?.start ?? Number.POSITIVE_INFINITY) - offset;
    const rest = words.slice(vital.end - offset, Math.max(vital.end - offset, until));
    if (vital.kind === 'blood-pressure') return withPressures(vital, rest);
    return vital.kind === 'oxygen-saturation' ? withShares(vital, rest) : vital;
  });
}

/** Every share of a change with what is breathed at it: "93% on room air → 97% on 2 L". */
const shareChange = new RegExp(String.raw`^\s{0,3}(?:-{1,3}>|=>|→|>)\s{0,3}(\d{2,3}) ?%? ?(?:on )?(${air})?`, 'i');

/** A change of a saturation of which one side says what is breathed; undefined for any other. */
export function changeOfAir(
  value: string,
  rest: string,
): { readonly value: string; readonly said: string } | undefined {
  if (!/^\d{2,3}(?:\.\d)?%/.test(value)) return undefined;
  const found = shareChange.exec(rest);
  if (!found || (found[2] === undefined && !value.includes(' on '))) return undefined;
  const later = found[2] === undefined ? '' : ` on ${airOf(found[2])}`;
  return { value: `${value} → ${found[1] ?? ''}%${later}`, said: rest.slice(found[0].trimEnd().length) };
}
