import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { chart, differencesOf, type Preference } from '@notewright/engine';
import { accept, idOf, learn, type Learned } from '@notewright/engine/learn';
import type { Benchmark, Figure } from '../benchmark.ts';
import { ownCases } from './notes/own-cases.ts';
import { editDistance } from './learning/edit-distance.ts';
import {
  alternatingUser,
  consistentUser,
  inconsistentUser,
  tenEdits,
  type ScriptedUser,
} from './learning/scripted-users.ts';

const writer = { name: 'Ann Lee', credentials: 'MD' };
const notesToLearnFrom = 10;

async function readInputs(): Promise<string[]> {
  const files = (await readdir(ownCases)).filter((file) => /^\d.*\.txt$/.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(ownCases, file), 'utf8')));
  return texts.map((text) => text.split(/^=====.*$/m)[0] ?? '');
}

const write = (input: string, preferences: readonly Preference[]): string =>
  chart(input, { kind: 'soap', preferences: { preferences, writer } }).rendered.markdown;

const inUse = (kept: readonly Learned[]): readonly Preference[] =>
  kept.filter(({ state }) => state === 'accepted').map(({ preference }) => preference);

/** What is known of somebody after notes that they signed, and who accepts whatever is proposed. */
function learnFrom(inputs: readonly string[], user: ScriptedUser): readonly Learned[] {
  let kept: readonly Learned[] = [];
  for (const input of inputs) {
    const composed = write(input, inUse(kept));
    const known = kept.map(({ preference }) => preference);
    kept = learn(kept, differencesOf(composed, user(write(input, [])), known, writer));
    for (const { preference, state } of kept) if (state === 'proposed') kept = accept(kept, idOf(preference));
  }
  return kept;
}

/** The mean distance of notes to what a user makes of them, as a share of the longer of the two. */
function meanDistance(inputs: readonly string[], user: ScriptedUser, preferences: readonly Preference[]): number {
  const shares = inputs.map((input) => {
    const composed = write(input, preferences);
    const signed = user(write(input, []));
    return editDistance(composed, signed) / Math.max(composed.length, signed.length, 1);
  });
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}

const draws = [1, 2, 3, 4, 5];
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** What is left of a user's distance; what they want of a note is the same before and after. */
function leftOf(rest: readonly string[], userOf: () => ScriptedUser, preferences: readonly Preference[]): number {
  return meanDistance(rest, userOf(), preferences) / meanDistance(rest, userOf(), []);
}

function inconsistentFigures(first: readonly string[], rest: readonly string[]): readonly Figure[] {
  const alternating = inUse(learnFrom(first, alternatingUser()));
  const drawn = draws.map((seed) => inUse(learnFrom(first, inconsistentUser(seed))));
  const left = draws.map((seed, at) => leftOf(rest, () => inconsistentUser(10 + seed), drawn[at] ?? []));
  return [
    { what: 'a user who changes their mind each time, preferences in use', value: alternating.length, unit: '' },
    {
      what: 'the same, distance after over before',
      value: leftOf(rest, alternatingUser, alternating),
      unit: '',
      limit: 1,
    },
    // Whoever tosses a coin is consistent now and then, and as often wrong as right about it.
    { what: 'users who toss a coin, preferences in use', value: meanOf(drawn.map((one) => one.length)), unit: '' },
    { what: 'coin, distance after over before', value: meanOf(left), unit: '' },
  ];
}

export const benchmark: Benchmark = {
  title:
    'Learning Mode: the distance of notes to what a scripted user signs, before and after ten notes (20 notes not learned from).',
  run: async (args) => {
    const inputs = await readInputs();
    // Every third note, so that each kind of writer is among both.
    const first = inputs.filter((_input, at) => at % 3 === 0).slice(0, notesToLearnFrom);
    const rest = inputs.filter((input) => !first.includes(input));
    const kept = learnFrom(first, consistentUser);
    if (args.includes('--kept'))
      console.log(
        kept.map((one) => `${idOf(one.preference)} ${one.state} ${one.notes.map(Number).join('')}`).join('\n'),
      );
    const before = meanDistance(rest, consistentUser, []);
    const after = meanDistance(rest, consistentUser, inUse(kept));
    const each = Object.entries(tenEdits).map(([what, edit]): Figure => {
      const was = meanDistance(rest, edit, []);
      return {
        what: `${what}, what is left of its distance`,
        value: was === 0 ? 0 : meanDistance(rest, edit, inUse(learnFrom(first, edit))) / was,
        unit: '',
      };
    });
    return [
      { what: 'preferences in use after ten notes', value: inUse(kept).length, unit: '', least: 10 },
      { what: 'distance before', value: 100 * before, unit: '%' },
      { what: 'distance after', value: 100 * after, unit: '%' },
      { what: 'fall of the distance', value: 100 * (1 - after / before), unit: '%', least: 60 },
      ...each,
      ...inconsistentFigures(first, rest),
    ];
  },
};
