import { plainNumber } from './numbers-said.ts';

/** Units of one kind, with how many of the smallest of them each holds. Spoken and written forms. */
const scales: readonly Readonly<Record<string, number>>[] = [
  {
    mcg: 1,
    µg: 1,
    ug: 1,
    microgram: 1,
    micrograms: 1,
    mg: 1e3,
    milligram: 1e3,
    milligrams: 1e3,
    g: 1e6,
    gm: 1e6,
    gram: 1e6,
    grams: 1e6,
    kg: 1e9,
    kilogram: 1e9,
    kilograms: 1e9,
  },
  { ml: 1, milliliter: 1, milliliters: 1, cc: 1, l: 1e3, liter: 1e3, liters: 1e3 },
  { mm: 1, millimeter: 1, millimeters: 1, cm: 10, centimeter: 10, centimeters: 10, m: 1000, meter: 1000, meters: 1000 },
];

const plain = (value: number): string => plainNumber(String(Number(value.toPrecision(12))));

/** The numbers that say the same amount in a unit of the same kind: 1 g is 1000 mg. The number itself comes first. */
export function sameAmount(value: string, unit: string): string[] {
  const scale = scales.find((row) => Object.hasOwn(row, unit.toLowerCase()));
  const own = scale?.[unit.toLowerCase()];
  const number = Number(value.replace(/,/g, ''));
  if (!scale || own === undefined) return [plainNumber(value)];
  return [...new Set([plainNumber(value), ...Object.values(scale).map((other) => plain((number * own) / other))])];
}

/** A number with the unit of a dose right behind it. */
export const dosePattern =
  /(\d[\d,]{0,9}(?:\.\d+)?|\.\d+)\s?-?(mg|mcg|µg|ug|g|gm|grams?|milligrams?|micrograms?|units?|iu|meq|ml|milliliters?)\b/gi;
