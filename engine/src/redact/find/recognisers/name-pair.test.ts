import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { namePair } from './name-pair.ts';

describe('name-pair', () => {
  it.each([
    'Seen: `«osvaldo quintanilla»` back pain, A1c 8.1',
    'A1c 8.1 for **«imelda castellanos»**',
    '«ludwig von hagendorf» gout flare, Uric acid 9',
    "Spoke with «siobhan o'shaughnessy», UTI",
    '«RAGHUNATHAN PRIYA» 28 weeks, diet controlled',
    'NEUROLOGY CONSULT note; PRIYA said so',
    'Started olanzapine zydis, levetiracetam keppra, and may continue',
    'The patient will walk; grace period; mark denies fever',
  ])('%s', (marked) => {
    expect(markFindings(namePair, readMarked(marked).text)).toBe(marked);
  });
});
