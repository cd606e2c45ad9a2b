import { harmFollows } from '../knowledge/harm-cues.ts';
import type { Span } from '../model/span.ts';
import type { ReadText } from '../text/read-text.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { frameOf } from './event-frame.ts';
import { EntryWords, headOf, wordsAt } from './entry-words.ts';
import { refutesAllergy, saysAllergy, tellsReactionOnly } from './says-allergy.ts';
import { saysHarm, saysTolerated } from './says-harm.ts';

/** Over how many clauses a substance and what it did are looked for at most: "heparin in 2018, platelets fell". */
const furthestHarm = 2;

const follows = new OpeningForms(harmFollows);

/** "catheter in ED 2023", "same with ibuprofen years ago", "fine w paracetamol": what goes on from what a substance did. */
function goesOn(words: EntryWords): boolean {
  const lower = words.lower.replace(/^[\s,;:(–—-]+/, '');
  if (follows.find(lower, () => true) !== undefined || tellsReactionOnly(words)) return true;
  // "R hip # last fall on ice, no trouble since" is borne as well, and no substance.
  return saysTolerated(words) && frameOf(new EntryWords(words.text.split(',', 1)[0] ?? '')) !== 'happening';
}

/** How many clauses from one on say together what a substance did; 0 where they do not. */
function harmLength(read: ReadText, runs: readonly Span[], at: number): number {
  const start = runs[at]?.start ?? 0;
  for (const [on, { end }] of runs.slice(at, at + furthestHarm).entries())
    if (saysHarm(wordsAt(read, { start, end }))) return on + 1;
  return 0;
}

/** So many clauses on it may still be said that an allergy is none. */
const furthestRefuted = 5;

/** How many clauses from an allergy on go up to the one that refutes it; 0 where none does. */
const refutedLength = (read: ReadText, runs: readonly Span[], at: number): number =>
  runs.slice(at, at + furthestRefuted).findLastIndex((run) => refutesAllergy(wordsAt(read, headOf(run, longestRead)))) +
  1;
const longestRead = 300;

/** The clauses of a sentence, where what came of a reaction, and what is borne instead, stay with the substance that did it. */
export function joinHarms(read: ReadText, runs: readonly Span[]): Span[] {
  const out: Span[] = [];
  let isOpen = false;
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at] as Span;
    const words = wordsAt(read, run);
    const last = out.at(-1);
    if (isOpen && last && goesOn(words)) out[out.length - 1] = { start: last.start, end: run.end };
    else {
      const length = harmLength(read, runs, at);
      isOpen = length > 0 || saysAllergy(words);
      at += Math.max(0, length - 1, isOpen ? refutedLength(read, runs, at) - 1 : 0);
      out.push({ start: run.start, end: runs[at]?.end ?? run.end });
    }
  }
  return out;
}
