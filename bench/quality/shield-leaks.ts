import { findIdentifiers } from '@notewright/engine';
import type { ShieldedPrompt } from '../../server/src/tools/shield-prompt.ts';
import type { Labelled } from './count-found.ts';
import type { Item } from './data-files.ts';

/** What left of the identifiers of a set of texts, each in a prompt of its own. */
export interface Leaks {
  /** Bytes of what the finder finds and the prompt still holds. */
  foundBytes: number;
  /** Moved dates that are another date of the same text. */
  metDates: number;
  /** Values of fewer than four characters, which stand in a note with other meanings too. */
  short: number;
  readonly gold: Map<string, { all: number; left: number }>;
}

const shortest = 4;
const wordCharacter = /[\p{L}\p{N}]/u;
const weekday = /^(?:(?:last|next|this|on)\s)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\.?$/i;

/** True where the words stand on their own, not as a part of longer words. */
function stands(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!wordCharacter.test(text.charAt(at - 1)) && !wordCharacter.test(text.charAt(at + words.length))) return true;
  return false;
}

export const noLeaks = (): Leaks => ({ foundBytes: 0, metDates: 0, short: 0, gold: new Map() });

/** Adds what a prompt made of one text holds of its identifiers. */
export function countLeaks(leaks: Leaks, { text, gold }: Item, { prompt, originals }: ShieldedPrompt): void {
  const found = new Set(findIdentifiers(text).map(({ start, end }) => text.slice(start, end)));
  const sent = [...originals.keys()].toSorted((a, b) => b.length - a.length);
  // What stands for the originals is no part of them, such as the month of a moved date.
  const left = sent.reduce((rest, key) => rest.replaceAll(key, '\u0000'), prompt);
  leaks.metDates += sent.filter((key) => found.has(key)).length;
  for (const value of found) {
    if (weekday.test(value) || !stands(left, value)) continue;
    if (value.length < shortest) leaks.short += 1;
    else leaks.foundBytes += Buffer.byteLength(value);
  }
  for (const { start, end, type } of (gold['spans'] ?? []) as readonly Labelled[]) {
    if (type.startsWith('X_')) continue;
    const count = leaks.gold.get(type) ?? { all: 0, left: 0 };
    leaks.gold.set(type, count);
    const value = text.slice(start, end);
    count.all += 1;
    if (value.length >= shortest && !weekday.test(value) && stands(left, value)) count.left += 1;
  }
}
