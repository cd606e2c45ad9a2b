import { drugsNamed } from '../clinical/drugs.ts';
import {
  afterEvent,
  eventEnds,
  exertionDetails,
  exertionTests,
  happenings,
  notHappened,
  sinceEnds,
  stays,
  todayAtHead,
} from '../knowledge/event-words.ts';
import {
  endedHeads,
  ofNow,
  outcomeHeads,
  overOpens,
  recentDays,
  sinceThen,
  substances,
} from '../knowledge/past-episodes.ts';
import type { Span } from '../model/span.ts';
import { statedWords } from '../knowledge/assertion-cues.ts';
import { notListed } from '../knowledge/shared-heads.ts';
import { timeUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { FormsWithin } from '../text/forms-within.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { ReadText } from '../text/read-text.ts';
import { headOf, onceFor, wordsAt, type EntryWords } from './entry-words.ts';
import { comesBackToNow, opensEpisode, opensOnTime, saysThen } from './past-episode.ts';
import { relativeWords } from './says-relatives.ts';
import { saysResult } from './says-result.ts';
import { wordsIn } from './words-in.ts';
import { countsTime, datesEvent, opensAtAge } from './past-times.ts';

/**
 * What holds the clauses after it: a thing that happened ("one collapse in Aug"), a stay or visit of before with all its values,
 * whatever else has a date ("DVT 2014"), or a test under exertion.
 */
export type Frame = 'happening' | 'stay' | 'dated' | 'exertion';

/** How many words of a clause are looked at for what it is of, and how many a clause that goes on has at most. */
const longestHead = 9;
const mostWords = 9;
const mostNamed = 4;
const longestStay = 5;
/** How many clauses of no certain kind may lie before one that points back over them. */
const furthestBack = 2;
const mostClauses = 8;
const longestRead = 160;

const atWord = 'at';

/** "6MWT 310 m, SpO2 95 -> 89": a test under exertion, with what it showed. */
export const saysExertion = onceFor(
  ({ lower }) => /\d/.test(lower) && exertion.occurIn(` ${lower.slice(0, longestTest)} `),
);
const exertion = new FormsWithin(exertionTests.map((form) => ` ${form} `));
const longestTest = 30;

/** "due Jan", "to see in Oct", and not "down to 92/50 Mon" */
const isToCome = (word: string, next: string | undefined): boolean =>
  notHappened.has(word) || (word === 'to' && /^[a-z]/.test(next ?? ''));

const isOfRelative = (words: readonly string[]): boolean => words.slice(0, 2).some((word) => relativeWords.has(word));

/** What the clauses after a clause are of; undefined where it opens nothing. */
export const frameOf = onceFor((clause): Frame | undefined => {
  if (saysExertion(clause)) return 'exertion';
  const { words } = clause;
  const head = words.slice(0, longestHead);
  if (words.some((word, at) => isToCome(word, words[at + 1])) || isOfRelative(words) || comesBackToNow(clause.text))
    return undefined;
  const isDated = datesEvent(words);
  if (!isDated && !countsTime(words)) return words.some((word) => recentDays.has(word)) ? 'dated' : undefined;
  if (words.slice(0, longestStay).some((word) => stays.has(word)) && !saysResult(clause)) {
    if (isDated || words[0] === atWord) return 'stay';
  }
  const isHappening = head.some((word) => happenings.has(word)) || opensAtAge(words) || opensOnTime(`${clause.text}, `);
  if (isHappening) return 'happening';
  return isDated ? 'dated' : undefined;
});

const ends = new OpeningForms([...outcomeHeads, ...endedHeads, ...eventEnds]);
const endsWord = (next: string): boolean => !/[a-z\d]/.test(next);

const within = (forms: readonly string[]): FormsWithin => new FormsWithin(forms.map((form) => ` ${form} `));
const afterIt = within(afterEvent);
const sinceIt = within(sinceThen);
const sinceAtEnd = sinceEnds.map((form) => ` ${form}`);

/** "BP 98/60 then", "GP stopped it next day", "never had either since": it is said of the event before it in so many words. */
function pointsBack({ text, words: all, drugs }: EntryWords): boolean {
  const words = text.includes('(') ? wordsIn(text.replaceAll(/\([^)]*\)?/g, ' ')) : all;
  const said = words.join(' ');
  if (saysThen(words) || (words.length > 1 && sinceAtEnd.some((form) => said.endsWith(form)))) return true;
  return (
    (afterIt.occurIn(` ${said} `) && !(drugs.size > 0 && /\d/.test(said))) ||
    (overOpens.has(words[0] ?? '') && sinceIt.occurIn(` ${said} `))
  );
}

/** "heroin + pregabalin": drugs without a dose. */
const isDrugsOnly = (words: readonly string[]): boolean => {
  const names = words.filter((word) => !/^(?:and|or|\+|&|with|w)$/.test(word));
  return names.length > 0 && names.every((word) => substances.has(word) || drugsNamed(word).size > 0);
};

const isPlain = (clause: EntryWords): boolean =>
  clause.problems.length > 0 && clause.problems.every(({ kind }) => kind !== 'disease');

/** "pred 40 weaned over 8 wks", "IV furosemide 5 days": a drug, and for how long. */
const isCourse = ({ drugs, words }: EntryWords): boolean =>
  drugs.size > 0 && words.some((word, at) => isLength(word) || isLength(`${word} ${words[at + 1] ?? ''}`));

const isLength = (words: string): boolean => /^x?\d+\/(?:7|52|12)$/.test(words) || lasts.test(words);
const lasts = new RegExp(String.raw`^\d+ ?${oneOf(timeUnits)}$`);

/** "incontinent": a word that no table need have. */
const isLone = ({ words, problems, drugs }: EntryWords): boolean =>
  words.length === 1 &&
  words.every((word) => /^[a-z]{2,}$/.test(word) && !notListed.has(word) && !statedWords.has(word)) &&
  drugs.size === 0 &&
  problems.every(({ kind }) => kind !== 'disease') &&
  !isOfRelative(words);

/** What each kind of event holds beside what points back to it. */
const holds: Readonly<Record<Frame, (clause: EntryWords) => boolean>> = {
  dated: () => false,
  happening: (clause) =>
    isDrugsOnly(clause.words) ||
    isLone(clause) ||
    (saysResult(clause) && !/\d/.test(clause.lower)) ||
    (clause.drugs.size === 0 && clause.vitals.length === 0 && clause.words.length <= mostNamed && isPlain(clause)),
  stay: (clause) =>
    clause.vitals.length > 0 || saysResult(clause) || isDrugsOnly(clause.words) || isCourse(clause) || isPlain(clause),
  exertion: (clause) => clause.vitals.length > 0 || clause.words.some((word) => exertionDetails.has(word)),
};

/** After "last od feb 23" or "first flare 2018" also drugs and a word or two. */
const isOfEpisode = ({ words, problems }: EntryWords, opening: EntryWords): boolean =>
  opensEpisode(opening.words) &&
  (isDrugsOnly(words) || (words.length <= 2 && problems.every(({ kind }) => kind !== 'disease')));

/** True where a clause is of today. */
const isApart = ({ words, text }: EntryWords): boolean =>
  words.length === 0 ||
  comesBackToNow(text) ||
  todayAtHead.has(words[0] ?? '') ||
  words.some((word) => ofNow.has(word) && !overOpens.has(word) && !todayAtHead.has(word));

/** "no further", "ambulance", "settled in a week": how it ended. */
const saysEnd = (clause: EntryWords): boolean =>
  !isApart(clause) && ends.find(clause.lower.replace(/^\W+/, ''), endsWord) !== undefined;

/** Whether a clause is of its event though others lie between them. */
const reachesBack = (frame: Frame, clause: EntryWords): boolean =>
  (pointsBack(clause) && !clause.words.includes(nowWord)) ||
  (frame !== 'dated' && frame !== 'exertion' && saysEnd(clause));
const nowWord = 'now';

/** Whether a clause right after those of an event goes on in it. */
const goesOn = (frame: Frame, clause: EntryWords, opening: EntryWords): boolean =>
  (frame !== 'exertion' && saysEnd(clause)) ||
  (!isApart(clause) && clause.words.length <= mostWords && (holds[frame](clause) || isOfEpisode(clause, opening)));

/** How many of the clauses from an opening on are of its event. */
function lengthOf(frame: Frame, clauses: readonly EntryWords[]): number {
  const [opening] = clauses as [EntryWords];
  let length = 1;
  for (let at = 1; at < clauses.length; at += 1) {
    const clause = clauses[at] as EntryWords;
    if (at - length > furthestBack || /[.!?]$/.test(clauses[at - 1]?.text ?? '')) break;
    if (reachesBack(frame, clause) || (length === at && goesOn(frame, clause, opening))) length = at + 1;
    else if (isApart(clause) || datesEvent(clause.words) || clause.drugs.size > 0) break;
  }
  return length;
}

/** A clause, or an event of several with the one that opens it. */
export interface FramedSpan extends Span {
  readonly opening?: Span;
}

/**
 * The clauses of a sentence, where what was given, found and measured at an event of before stays with that event as one statement.
 * Linear.
 */
export function joinFrames(read: ReadText, runs: readonly Span[]): FramedSpan[] {
  const clauses = runs.map((run) => wordsAt(read, headOf(run, longestRead)));
  const out: FramedSpan[] = [];
  for (let at = 0; at < runs.length;) {
    const [first, clause] = [runs[at] as Span, clauses[at] as EntryWords];
    const frame = at + 1 < runs.length ? frameOf(clause) : undefined;
    const length = frame === undefined ? 1 : lengthOf(frame, clauses.slice(at, at + mostClauses));
    out.push(
      length === 1 ? first : { start: first.start, end: runs[at + length - 1]?.end ?? first.end, opening: first },
    );
    at += length;
  }
  return out;
}
