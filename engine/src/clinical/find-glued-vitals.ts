import { gluedBesideOthers, gluedVitals, type GluedVital } from '../knowledge/glued-vitals.ts';
import type { VitalMention } from './find-vitals.ts';

const byShort = new Map<string, GluedVital>(
  gluedVitals.flatMap((row) => row.shorts.split('|').map((short): [string, GluedVital] => [short, row])),
);
const glued = new RegExp(
  String.raw`(?<![\w./-])(${[...byShort.keys()].join('|')})(\d{2,3}(?:\.\d)?)(?:\/(\d{2,3}))?%?(?![\w/]|\.\d|-\w)`,
  'gi',
);

/** What a name and its number say; a pair is a pressure and nothing else, and a temperature alone has a decimal. */
function readGlued(
  row: GluedVital,
  value: string,
  diastolic: string | undefined,
): Pick<VitalMention, 'kind' | 'name' | 'value'> | undefined {
  const { kind, name, ranges } = row;
  if ((kind === 'blood-pressure') !== (diastolic !== undefined)) return undefined;
  if (kind !== 'temperature' && value.includes('.')) return undefined;
  const range = ranges.find(([low, high]) => Number(value) >= low && Number(value) <= high);
  if (range === undefined) return undefined;
  return { kind, name, value: `${value}${diastolic === undefined ? '' : `/${diastolic}`}${range[2]}` };
}

/** "IOP R18 L16": right and left. */
const hasLeft = /\bL ?\d/i;

/**
 * Vital signs whose short names stand against their values. One alone may be a vertebra, a room or a code: it counts beside another
 * vital sign alone.
 * @param beside what was read of the text in other ways
 */
export function findGluedVitals(text: string, offset: number, beside: readonly VitalMention[]): VitalMention[] {
  const matches = [...text.matchAll(glued)];
  const others = matches.filter(({ 1: short = '' }) => short.toLowerCase() !== gluedBesideOthers);
  const found = matches.flatMap((match): VitalMention[] => {
    const [whole, short = '', value = '', diastolic] = match;
    const row = byShort.get(short.toLowerCase());
    const start = match.index + offset;
    const reading = row && readGlued(row, value, diastolic);
    const isSide = short.toLowerCase() === gluedBesideOthers && (others.length === 0 || hasLeft.test(text));
    if (isSide) return [];
    const isFree = !beside.some((one) => one.start < start + whole.length && start < one.end);
    return reading && isFree ? [{ ...reading, start, end: start + whole.length }] : [];
  });
  return new Set([...found, ...beside].map(({ kind }) => kind)).size > 1 ? found : [];
}
