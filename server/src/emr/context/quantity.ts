import { numberText, objectOf, textOf } from './fields.ts';

/** Units of UCUM that are written another way in notes. */
const shownUnits: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  '{beats}/min': '/min',
  '[degF]': '°F',
  Cel: '°C',
  '[lb_av]': 'lb',
  '[in_i]': 'in',
  '10*3/uL': '10^3/µL',
  '10*6/uL': '10^6/µL',
  '1': '',
};

const arbitrary = /^\{.*\}$/;

/** A quantity with its unit: `7.2 %`, `<5 mg/dL`. */
export function quantityText(value: unknown): string | null {
  const quantity = objectOf(value);
  const number = numberText(quantity['value']);
  if (number === null) return null;
  const unit = textOf(quantity['unit']) ?? textOf(quantity['code']) ?? '';
  const shown = shownUnits[unit] ?? (arbitrary.test(unit) ? '' : unit);
  return `${textOf(quantity['comparator']) ?? ''}${number}${shown === '' ? '' : ` ${shown}`}`;
}

/** A range: `4–5.6 %`, `up to 5.6 %`. */
export function rangeText(value: unknown): string | null {
  const range = objectOf(value);
  const [low, high] = [quantityText(range['low']), quantityText(range['high'])];
  if (low === null && high === null) return textOf(range['text']);
  if (high === null) return `from ${low}`;
  return low === null ? `up to ${high}` : `${numberText(objectOf(range['low'])['value'])}–${high}`;
}
