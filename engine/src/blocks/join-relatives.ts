import { findProblemsIn } from '../clinical/find-problems.ts';
import { patientTurns, relativeDeaths, relativeOutcomes } from '../knowledge/relatives.ts';
import type { Span } from '../model/span.ts';
import type { ReadText } from '../text/read-text.ts';
import { wordsAt } from './entry-words.ts';
import { namesRelativesDisease } from './says-relatives.ts';

/** How long a clause on what became of a relative is at most, in words. */
const longest = 6;

const isDisease = (words: string): boolean => findProblemsIn(words).length > 0 || words.includes('disease');

const hadWord = 'had';

/** "surgery, well", "on insulin"; after a death, the disease that it came of. A dose or a turn to the patient ends it. */
function goesOn(words: string, before: string): boolean {
  // What it was called at the time: "ventilated after an op, "scoline apnoea"".
  if (/^[\s,]{0,3}["“]/.test(words)) return true;
  const said = words.toLowerCase().match(/[a-z'’]+/g) ?? [];
  if (said.length === 0 || said.length > longest || said[0] === 'now' || said.some((word) => patientTurns.has(word)))
    return false;
  if (said.some((word) => relativeOutcomes.has(word))) return true;
  // "Dad on CPAP, had stroke at 60"
  if (said[0] === hadWord && isDisease(words)) return true;
  const isOfDeath = (before.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => relativeDeaths.has(word));
  return isOfDeath && isDisease(words);
}

/** The clauses of a sentence, where what became of a relative stays with the relative up to the patient or another subject. */
export function joinRelatives(read: ReadText, runs: readonly Span[]): Span[] {
  const out: Span[] = [];
  let isOpen = false;
  for (const run of runs) {
    const entry = wordsAt(read, run);
    const last = out.at(-1);
    if (isOpen && last && goesOn(entry.text, read.text.slice(last.start, last.end)))
      out[out.length - 1] = { start: last.start, end: run.end };
    else {
      out.push(run);
      isOpen = namesRelativesDisease(entry);
    }
  }
  return out;
}
