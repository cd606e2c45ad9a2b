import type { Subject } from '../../document/subjects.ts';
import { stemWord } from '../reading/word-stems.ts';
import type { ChartWord } from '../reading/chart-words.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** A word of the chart with what stands around it in its sentence. */
export interface WordPlace {
  readonly word: ChartWord;
  /** The part of the sentence that it stands in: what is told of it. */
  readonly clause: string;
  /** Where the clause begins in the chart. */
  readonly start: number;
}

/** How far around a word what is told of it is looked for. */
const reach = 90;

/** Where another statement begins: a semicolon, a full stop within a long line, "but". */
const breaks = /;|\.\s|\n|\bbut\b/gi;

function clauseOf(text: string, word: ChartWord): WordPlace {
  let from = Math.max(word.sentence.start, word.start - reach);
  let to = Math.min(word.sentence.end, word.end + reach);
  const before = text.slice(from, word.start);
  const last = [...before.matchAll(breaks)].at(-1);
  if (last) from += last.index + last[0].length;
  const next = text.slice(word.end, to).search(/;|\.\s|\n|\bbut\b/i);
  if (next >= 0) to = word.end + next;
  return { word, clause: text.slice(from, to), start: from };
}

const none: readonly WordPlace[] = [];
/** The stems of the rows' keys: a few hundred, asked of each chart. */
const stemsOfKeys = new Map<string, readonly string[]>();

function stemsOf(keys: string): readonly string[] {
  const known = stemsOfKeys.get(keys);
  if (known) return known;
  const stems = [...new Set(keys.split(' ').map(stemWord))];
  stemsOfKeys.set(keys, stems);
  return stems;
}

/**
 * The places of some words; each word of the chart once.
 * @param keys words of a row of knowledge, in every form in which they are looked for, apart by spaces
 */
export function placesOf({ text, words }: ChartReading, keys: string): readonly WordPlace[] {
  const found = stemsOf(keys).filter((stem) => words.byStem.has(stem));
  if (found.length === 0) return none;
  return found.flatMap((stem) => words.byStem.get(stem) ?? []).map((word) => clauseOf(text, word));
}

/** Under these headings stand what others have, what was asked, and what may come. */
export const silentSubjects: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'family-history',
  'allergies',
  'review-of-systems',
  'education',
  'follow-up',
  'goals',
  'immunizations',
]);

export const pastSubjects: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'past-medical-history',
  'past-surgical-history',
]);

/** What is to come, wished, offered or weighed, and has not been done. */
export const planned =
  /\b(?:schedul\w+|will (?:need|undergo|proceed|be)|plan(?:s|ned|ning)?\b(?! of)|recommend\w*|consider\w*|candidate|candidacy|refer\w*|evaluat\w+ for|await\w*|wait-?list\w*|wait(?:ing)? list|discuss\w*|options?|offer\w*|declin\w*|refus\w*|consent\w*|pre-?op\w*|prior to|before (?:the|her|his)|needs?|if|may|might|would|pending|upcoming|request\w*|interested|wants?|risks?|risk of|indicat\w+|possible|donor|decision|booster|vaccin\w*)\b/i;
