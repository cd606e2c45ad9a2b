import type { NoteLanguage } from '../languages/language.ts';
import type { OpenPoint } from '../model/result.ts';
import { placeOf, type FactsOfText } from './claim.ts';
import { findDifferences, speaksOf } from './find-differences.ts';
import { askAboutOlder } from './name-source.ts';
import type { ReadSource } from './read-older.ts';

/** An older source with its facts in the words of the note. */
export interface OlderFacts {
  readonly source: ReadSource;
  readonly facts: FactsOfText;
}

/**
 * The questions in which older sources contradict each other where nothing of today answers them. Each is asked once, of the two newest that
 * differ.
 * @param sources the newest first
 * @param asked what today is asked about already, by its key
 */
export function askOlder(
  now: FactsOfText,
  sources: readonly OlderFacts[],
  asked: ReadonlySet<string>,
  language: NoteLanguage,
): OpenPoint[] {
  if (sources.length < 2) return [];
  const isSaidToday = speaksOf(now);
  const known = new Set(asked);
  const points: OpenPoint[] = [];
  for (const [at, { source: newer, facts }] of sources.entries())
    for (const { source: older, facts: before } of sources.slice(at + 1))
      for (const difference of findDifferences(facts, before)) {
        const { key, current, older: said } = difference;
        const sentence = askAboutOlder(difference, { newer, older }, language);
        if (sentence === undefined || current === undefined || said === undefined) continue;
        if (known.has(key) || isSaidToday(difference)) continue;
        known.add(key);
        const places = [newer.toInput(placeOf(current)), older.toInput(placeOf(said))];
        points.push({ kind: 'contradicted', sentence, sources: places });
      }
  return points;
}
