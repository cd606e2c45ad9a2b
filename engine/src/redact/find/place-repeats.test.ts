import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { readMarked } from './marked-table.ts';

function mark(text: string): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of findInText(text)) {
    marked += `${text.slice(at, start)}\u00ab${text.slice(start, end)}\u00bb`;
    at = end;
  }
  return marked + text.slice(at);
}

describe('places that were named before', () => {
  it.each([
    'Seen at «Mount Rose Surgical Associates». MRSA screen negative.',
    'Referred to «Cedar Oaks Pulmonary Department». COPD gold 3.',
    'Referred to «Great Elm Regional Diagnostics». GERD stable.',
    'Seen at «Cedar Asheville Burn Group». CABG 2010.',
    'Rich in fiber. The patient at «Rich Valley Clinic» is rich in hope.',
    'Came from «Halvorsen Point Rehab». «Halvorsen Point» called today.',
    'Came from «Villa St. Agnes Hospital»; «VSAH» called back.',
    'Seen at «Kalimoor Hospital» twice. Bill from «Kalimoor» was paid.',
    'From «Navajo Valley Hospital» today. She is Navajo and speaks it.',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});

describe('streets and towns beside a place', () => {
  it.each([
    'Pills from «Walgreens» on Lasix and off Eliquis',
    'At «Kalimoor Hospital», Discharged home, Stable',
    'Rx at «Walgreens» on «Fulton» today',
    'A pharmacist at «Walgreens» on «Main» checked',
    'Treated at the «Cancer Center in New York» last year',
    'Seen in the Emergency Department in pain and in Clinic in tears',
    'The «Our Lady of Lourdes, Keansburg».',
    'Seen at «Dartmoor Bone & Joint, 44 Elm Street» today',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});
