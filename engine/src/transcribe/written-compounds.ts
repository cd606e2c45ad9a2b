import { isBodySite } from '../clinical/anatomy.ts';
import { readLatin, readPer } from './latin-frequencies.ts';
import type { Item } from './spoken-marks.ts';

/** A word that is written for one or more that were said. */
export interface Compound {
  readonly text: string;
  readonly used: number;
}

type Reader = (words: readonly string[], at: number) => Compound | undefined;

const nounBefore =
  /^(?:a|an|for|the|his|her|their|our|this|that|room|routine|close|week|month|year|ed|hospital|clinic|outpatient|regular)$/;

/** "for follow up of his pain" is a noun; "will follow up with me" is a verb and stays. */
const readFollowUp: Reader = (words, at) =>
  words[at] === 'follow' && words[at + 1] === 'up' && nounBefore.test(words[at - 1] ?? '')
    ? { text: 'follow-up', used: 2 }
    : undefined;

const readFixed: Reader = (words, at) => {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (first === 'x' && /^rays?$/.test(second)) return { text: `x-${second}`, used: 2 };
  if (/^(?:left|right)$/.test(first) && second === 'sided') return { text: `${first}-sided`, used: 2 };
  if (/^(?:left|right)$/.test(first) && second === 'hand' && third === 'dominant')
    return { text: `${first}-hand-dominant`, used: 3 };
  if (first === 'over' && second === 'the' && third === 'counter') return { text: 'over-the-counter', used: 3 };
  const grade = /^(?:high|low)$/.test(first) && second === 'grade' && /^[a-z]{4,}$/.test(third);
  return grade ? { text: `${first}-grade`, used: 2 } : undefined;
};

const postWords = /^(?:traumatic|operative|menopausal|nasal|partum|op|surgical)$/;

/** "non healing", "anti inflammatory", "post traumatic", "mid abdominal": prefixes that are no words of their own. */
const readPrefix: Reader = (words, at) => {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (!/^[a-z]{2,}$/.test(second)) return undefined;
  const joined =
    /^(?:non|anti)$/.test(first) ||
    (first === 'post' && postWords.test(second)) ||
    (first === 'mid' && (isBodySite(second) || /^(?:abdominal|thoracic|lumbar|cervical)$/.test(second)));
  return joined ? { text: `${first}-${second}`, used: 2 } : undefined;
};

/** "patient s", "o clock", "don t": an apostrophe that was lost when the words were heard. */
const readApostrophe: Reader = (words, at) => {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (first === 'o' && second === 'clock') return { text: 'o’clock', used: 2 };
  if (second === 's' && /^[a-z]{2,}$/.test(first)) return { text: `${first}’s`, used: 2 };
  return second === 't' && /^(?:do|does|did|is|was|are|were|has|have|had|ca|wo|could|would|should)n$/.test(first)
    ? { text: `${first}’t`, used: 2 }
    : undefined;
};

/** "8:30 a m" -> 8:30 am. */
const readHalfOfDay: Reader = (words, at) =>
  /^[ap]$/.test(words[at] ?? '') && words[at + 1] === 'm' && /^\d{1,2}(?::\d\d)?$/.test(words[at - 1] ?? '')
    ? { text: `${words[at] ?? ''}m`, used: 2 }
    : undefined;

/** Letters and short words that are names only beside a certain word: "hepatitis c", "type ii", "ace wrap", "ed visit". */
const readName: Reader = (words, at) => {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const after = words[at + 1] ?? '';
  const named =
    (/^[bcde]$/.test(word) && before === 'hepatitis') ||
    (/^[bcdek]$/.test(word) && before === 'vitamin') ||
    (/^(?:ii|iii)$/.test(word) && /^(?:type|grade|stage|class|phase)$/.test(before)) ||
    (word === 'ace' && /^(?:wraps?|bandages?|inhibitors?)$/.test(after)) ||
    (word === 'rice' && /^(?:protocol|therapy)$/.test(after)) ||
    (word === 'ac' && /^joints?$/.test(after)) ||
    (word === 'ed' && /^(?:visits?|course|physician|provider|doctor|follow|follow-up)$/.test(after)) ||
    (word === 'dl' && before === '/');
  return named ? { text: word === 'dl' ? 'dL' : word.toUpperCase(), used: 1 } : undefined;
};

/** The words at which any of the readers can begin; most words need no look at all. */
const starts: ReadonlySet<string> = new Set(
  'follow x left right over high low non anti post mid o ii iii ace rice ac ed dl a p b c d e k t q per deciliter deciliters liter minute milliliter kilogram hour'.split(
    ' ',
  ),
);
const mayBegin = (word: string, next: string | undefined): boolean => starts.has(word) || next === 's' || next === 't';

const readers: readonly Reader[] = [
  readHalfOfDay,
  readLatin,
  readPer,
  readFollowUp,
  readFixed,
  readPrefix,
  readApostrophe,
  readName,
];

/** Writes compounds, prefixes, lost apostrophes and lettered names of spoken words as they are written. Linear. */
export function writeCompounds(items: readonly Item[]): Item[] {
  const words = items.map((item) =>
    item.kind === 'word' || item.text === '/' ? item.text.toLowerCase().replace(/^slash$/, '/') : '',
  );
  const out: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    let found: Compound | undefined;
    if (item.kind === 'word' && mayBegin(words[at] ?? '', words[at + 1]))
      for (const reader of readers) found ??= reader(words, at);
    const last = items[at + (found?.used ?? 1) - 1] ?? item;
    out.push(found ? { ...item, text: found.text, end: last.end } : item);
    at += found?.used ?? 1;
  }
  return out;
}
