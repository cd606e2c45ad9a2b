import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteResult } from '../model/result.ts';
import { formatDictation } from '../transcribe/format-dictation.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { flaggedIn } from './flagged-in.ts';
import { fuzzInput, makeRandom } from './testing/fuzz-words.ts';

/** What a spoken correction may move from one word to another: of those the corrected dictation is the input as well. */
const relation = /^(?:dose|frequency|value|side|negation|history|family) /;

/** The faults of a note that neither the words as they were given nor, for a dictation, its corrected words account for. */
function faultsOf({ rendered: { markdown }, tool, lookAlikes }: NoteResult, input: string): string[] {
  // A drug of a like name is named to the reader below the note, and nowhere in it.
  const asked = new Set(lookAlikes?.map(({ other }) => `drug ${other}`));
  const faults = flaggedIn(markdown, input).filter((fault) => !asked.has(fault));
  if (tool === 'Chartwright' || faults.length === 0) return faults;
  const corrected = flaggedIn(markdown, formatDictation(input).text);
  return faults.filter((fault) => !relation.test(fault) || corrected.includes(fault));
}

function brokenPlaces({ rendered: { markdown, statements } }: NoteResult, input: string): string[] {
  return statements.flatMap(({ at, text, sources, support }) => {
    const placed = markdown.slice(at.start, at.end) === text;
    const sourced = support === 'structural' || sources.length > 0;
    const within = sources.every(({ start, end }) => start >= 0 && start <= end && end <= input.length);
    return placed && sourced && within ? [] : [text];
  });
}

const sideWord = /\b(?:left|right|bilateral(?:ly)?|both)\b/gi;
const spokenSide = /\b(?:left|right|bilateral(?:ly)?|both|l|r|lle|rle|lt|rt)\b/i;

/** Among shreds of speech nobody can say how far a "no" or a "mother" reaches; these are asked of whole sentences. */
const reach = /^(?:negation|family|history) /;

function* fuzzed(rounds: number, seed: number, shreds: boolean): Generator<{ input: string; note: NoteResult }> {
  const random = makeRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    const input = fuzzInput(random, { shreds });
    yield { input, note: chart(input) };
    yield { input, note: transcribe(input) };
  }
}

describe('for any input', () => {
  it('a chart and a note say no number, drug, test, side, dose or value that the input does not say', () => {
    const wrong: string[] = [];
    for (const { input, note } of fuzzed(800, 42, true)) {
      const faults = faultsOf(note, input).filter((fault) => !reach.test(fault));
      if (faults.length > 0) wrong.push(`${note.tool} ${input} -> ${faults.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of whole sentences no denial, relative or past event is changed either', () => {
    const wrong: string[] = [];
    for (const { input, note } of fuzzed(600, 7, false)) {
      const faults = faultsOf(note, input);
      if (faults.length > 0) wrong.push(`${note.tool} ${input} -> ${faults.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('every statement stands where it says, and rests on words of the input', () => {
    for (const { input, note } of fuzzed(300, 3, true)) expect(brokenPlaces(note, input), input).toEqual([]);
  });

  it('a side stands in the output only where the input has one', () => {
    for (const { input, note } of fuzzed(400, 11, true))
      if (!spokenSide.test(input)) expect(note.rendered.markdown.match(sideWord), input).toBeNull();
  });
});
