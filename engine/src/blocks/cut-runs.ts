import { conditionCues } from '../knowledge/assertion-cues.ts';
import { drugsNamed, isDrugWord } from '../clinical/drugs.ts';
import { cutByMarks } from './cut-sentences.ts';
import { dependsOnBefore, goesOnWithin, saysOnlyAmount } from './depends-on-before.ts';
import { headOf, wordsAt, wordsBeside, type EntryWords } from './entry-words.ts';
import { frameOf, joinFrames } from './event-frame.ts';
import { comesBackToNow, isOfPastEvent, opensEpisode, saysThen } from './past-episode.ts';
import { datesEvent } from './past-times.ts';
import { isNextValue, stepAfterValue } from './next-of-series.ts';
import { wordsIn } from './words-in.ts';
import { findReferent, furthestReferent, speaksOfBefore } from './find-referent.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { saysHarm } from './says-harm.ts';
import { findLocal } from './local-finding.ts';
import { labRows } from '../knowledge/labs.ts';
import type { Span } from '../model/span.ts';
import { splitRuns } from '../note/clauses.ts';
import { actionStart } from '../note/data/action-words.ts';
import { countWords } from '../text/even-spaces.ts';
import { ReadParts, readTextOf, type ReadText } from '../text/read-text.ts';
import { joinShared } from './shared-lists.ts';

const opensCondition = new RegExp(String.raw`^\W*(?:${conditionCues.join('|')})\b`, 'i');

/** "CMV+ -> ganciclovir": a step that hangs on how a test comes out. */
const resultBeforeStep = /^\W{0,3}[A-Za-z][A-Za-z\d]{1,12} ?(?:\+|-ve|\+ve|pos(?:itive)?|neg(?:ative)?) ?(?:-+>|=>|→)/;
const stepsOnResult = (words: string): boolean => /[>→]/.test(words) && resultBeforeStep.test(words);

/** "A1c 6.8 - continue metformin" is what is known, and the step that follows from it. */
function cutAtDash(text: string, span: Span): Span[] {
  const words = text.slice(span.start, span.end);
  const dash = /\s(?:[–—-]+|->|=>|→)\s/.exec(words);
  const after = dash ? words.slice(dash.index + dash[0].length) : '';
  const isArrow = dash !== null && /->|=>|→/.test(dash[0]);
  const gives = isArrow && drugsNamed(after.split(' ', 1)[0] ?? '').size > 0;
  // "silodosin 8 mg - start": what is done with it.
  if (stepsOnResult(words) || /^\W*[a-z]+\W*$/i.test(after)) return [span];
  if (!dash || (!gives && (!actionStart.test(after) || actionStart.test(words)))) return [span];
  return [
    { start: span.start, end: span.start + dash.index },
    { start: span.end - after.length, end: span.end },
  ];
}

/** "T2DM a1c 7.1": a problem, and a laboratory value right behind it. */
function cutAtValue(text: string, span: Span): Span[] {
  const words = text.slice(span.start, span.end);
  const value = /\s(?=([A-Za-z][A-Za-z\d]{0,8}) \d)/.exec(words);
  if (!value || !labs.has((value[1] ?? '').toLowerCase())) return [span];
  const [problem] = findProblemsIn(words.slice(0, value.index));
  if (problem?.end !== value.index) return [span];
  const at = span.start + value.index;
  return [
    { start: span.start, end: at },
    { start: at + 1, end: span.end },
  ];
}

/** "TSH 2.1 on Synthroid 88": a value, and what is taken with it. */
function cutAtTaken(text: string, span: Span): Span[] {
  const words = text.slice(span.start, span.end);
  const taken = /^[A-Za-z][A-Za-z\d]{0,8} [<>]?\d[\d.,]*%?\s(?=on ([A-Za-z][A-Za-z-]{2,40}))/.exec(words);
  if (!taken || !isDrugWord((taken[1] ?? '').toLowerCase())) return [span];
  // "UGIB 2019 on naproxen" says what was taken then.
  if (isOfPastEvent(wordsIn(taken[0]))) return [span];
  const at = span.start + taken[0].length;
  return [
    { start: span.start, end: at - 1 },
    { start: at, end: span.end },
  ];
}

/** "94 last wk so I asked her to leave it off": a value of a series, and the step that follows from it. */
function cutAtStep(text: string, span: Span): Span[] {
  const found = stepAfterValue(text.slice(span.start, span.end));
  if (found < 0) return [span];
  const at = span.start + found;
  return [
    { start: span.start, end: at },
    { start: at + 1, end: span.end },
  ];
}

const labs: ReadonlySet<string> = new Set(labRows.flatMap(([, forms]) => forms.split('|')));

/** "104" in "vs 37.9, 104, 128/76, 20, 94% RA". */
const isNumberOfRow = (words: string): boolean =>
  /^\W{0,3}\d{2,3}(?:[./]\d{1,3})?\s?%?(?: (?:on )?ra)?\W{0,3}$/i.test(words);

/** So short that it says nothing where what it speaks of is not found: "off now", "none left". */
const isShort = (words: string): boolean => countWords(words) <= mostShort;
const mostShort = 2;

/** How much of a run is looked at for an event: it may have grown long. */
const longestHead = 200;

/** Whether a clause is an event of before, after which "now on" is no more of it. */
function isOver(clause: EntryWords): boolean {
  const frame = frameOf(clause);
  return frame === 'happening' || frame === 'stay';
}

/** What a clause says at its end of as much as is looked at. */
const endOf = (entry: EntryWords): readonly string[] =>
  entry.text.length <= longestHead ? entry.words : wordsIn(entry.text.slice(-longestHead));

/** From which of the runs before on a run belongs to them; undefined where it stands by itself. */
function belongsFrom(read: ReadText, runs: readonly Span[], entry: EntryWords): number | undefined {
  const last = runs.at(-1);
  if (!last || saysHarm(entry)) return undefined;
  const { text: words } = entry;
  // Of what has grown long, the end is enough.
  const above = read.text.slice(Math.max(last.start, last.end - longestHead), last.end);
  const isRow = isNumberOfRow(words) && /\d%?$/.test(above);
  if (isRow || saysOnlyAmount(entry) || /^(?:or|nor|and\/or)\s/i.test(words)) return runs.length - 1;
  if (isNextValue(entry, above)) return runs.length - 1;
  const before = wordsBeside(read, headOf(last, longestHead));
  if (comesBackToNow(words) && (opensEpisode(before.words) || isOver(before))) return undefined;
  const own = endOf(entry);
  if (saysThen(own) && !datesEvent(own)) return runs.length - 1;
  const near = runs.slice(-furthestReferent);
  const said = near.map((span) => wordsBeside(read, span));
  const named = findLocal(entry, said) ?? findReferent(entry, said);
  if (named !== undefined) return runs.length - near.length + named;
  const isEnded = /[.!?]$/.test(above);
  if (!isEnded && goesOnWithin(entry.words)) return runs.length - 1;
  const isLeft = isShort(words) && speaksOfBefore(entry) && !isEnded;
  return isLeft || dependsOnBefore(entry) ? runs.length - 1 : undefined;
}

/** The clauses of a sentence, by its marks and by what begins within them. */
const cutClauses = (text: string, sentence: Span): Span[] =>
  cutByMarks(text, sentence)
    .flatMap((part) => splitRuns(text, part))
    .flatMap((run) => cutAtDash(text, run.span))
    .flatMap((run) => cutAtValue(text, run))
    .flatMap((run) => cutAtTaken(text, run))
    .flatMap((run) => cutAtStep(text, run));

/**
 * The clauses of a sentence, where a list under one "no" or one verb stays one, what hangs on an "if" stays with it up to the end of the
 * sentence or the next "if", and what says something of a clause before without naming it stays with that clause.
 */
export function cutRuns(written: string | ReadText, sentence: Span): readonly Span[] {
  const read = readTextOf(written);
  return runs.of(read, sentence, () => runsOf(read, sentence));
}

const runs = new ReadParts<readonly Span[]>();

function runsOf(read: ReadText, sentence: Span): Span[] {
  const out: Span[] = [];
  let isConditional = false;
  for (const span of joinFrames(read, joinShared(read, cutClauses(read.text, sentence)))) {
    const { text: words } = wordsAt(read, span);
    const opens = opensCondition.test(words) || stepsOnResult(words);
    const from = isConditional && !opens ? out.length - 1 : belongsFrom(read, out, wordsAt(read, span.opening ?? span));
    const first = from === undefined ? undefined : out[from];
    if (first) out.splice(from ?? 0, out.length, { start: first.start, end: span.end });
    else out.push(span);
    isConditional ||= opens;
  }
  return out;
}
