import { doseUnits, unitScales } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { plainNumber } from './numbers-said.ts';

const plain = (value: number): string => plainNumber(String(Number(value.toPrecision(12))));

/** The numbers that say the same amount in a unit of the same kind: 1 g is 1000 mg. The number itself comes first. */
export function sameAmount(value: string, unit: string): string[] {
  const scale = unitScales.find((row) => Object.hasOwn(row, unit.toLowerCase()));
  const own = scale?.[unit.toLowerCase()];
  const number = Number(value.replace(/,/g, ''));
  if (!scale || own === undefined) return [plainNumber(value)];
  return [...new Set([plainNumber(value), ...Object.values(scale).map((other) => plain((number * own) / other))])];
}

/** A number with the unit of a dose right behind it. */
export const dosePattern = new RegExp(String.raw`(\d[\d,]{0,9}(?:\.\d+)?|\.\d+)\s?-?(${oneOf(doseUnits)})\b`, 'gi');
