import type { Finding } from '../../model/finding.ts';
import { findRepeats, type KnownIdentifiers } from '../find/consistency.ts';
import { scanText, type Scan } from '../find/scan.ts';
import type { JsonNode } from '../records/json/json-node.ts';
import { readJson, readJsonLines } from '../records/json/read-json.ts';

const digits = /^\d+$/;

/** Blanks "\n" and the like in JSON, so that "\nOkafor" is no word; places stay. */
const withoutEscapes = (text: string): string => text.replace(/\\["\\/bfnrt]/g, '  ');

/** Reads data for the names in it. */
export const scanData = (text: string): Scan => scanText(withoutEscapes(text));

/** Numbers of JSON by their places, where the text is JSON. */
function readNumbers(text: string): readonly JsonNode[] {
  const nodes = readJson(text) ?? readJsonLines(text)?.nodes ?? [];
  return nodes.filter(({ type }) => type === 'number');
}

/** A bare number of JSON stays a number, or the text would be no JSON any more. */
function keepNumbers(text: string, repeats: readonly Finding[]): Finding[] {
  const isNumber = ({ start, end }: Finding): boolean => digits.test(text.slice(start, end));
  const numbers = repeats.some(isNumber) ? readNumbers(text) : [];
  let at = 0;
  const kept = repeats.map((repeat) => {
    while (at < numbers.length && (numbers[at]?.end ?? 0) <= repeat.start) at++;
    const node = numbers[at];
    if (node === undefined || node.start > repeat.start) return repeat;
    return { ...repeat, start: node.start, end: node.end, fixedReplacement: '0' };
  });
  return kept.filter(({ start }, index) => kept[index - 1]?.start !== start);
}

/** Names and numbers that are known from elsewhere, where nothing was found yet. */
function findKnown(scan: Scan, found: readonly Finding[], known: KnownIdentifiers): Finding[] {
  let at = 0;
  return findRepeats(scan, [], known).filter(({ start, end }) => {
    while (at < found.length && (found[at]?.end ?? 0) <= start) at++;
    return (found[at]?.start ?? Infinity) >= end;
  });
}

const merge = (found: readonly Finding[], repeats: readonly Finding[]): readonly Finding[] =>
  repeats.length === 0 ? found : [...found, ...repeats].toSorted((a, b) => a.start - b.start);

/**
 * Adds to what was found in running text the names and numbers that are known from elsewhere.
 *
 * @param found sorted and without overlaps, as is what comes back.
 */
export function addKnown(text: string, found: readonly Finding[], known: KnownIdentifiers): readonly Finding[] {
  return merge(found, findKnown(scanText(text), found, known));
}

/** The same for data that was read by its fields: what is known is found in its free text as well. */
export function addKnownToData(
  text: string,
  found: readonly Finding[],
  known: KnownIdentifiers | undefined,
): readonly Finding[] {
  return known === undefined ? found : merge(found, keepNumbers(text, findKnown(scanData(text), found, known)));
}
