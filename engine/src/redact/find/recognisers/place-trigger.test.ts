import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { placeTrigger } from './place-trigger.ts';

describe('place-trigger', () => {
  it.each([
    'Seen at «Cedar Crest» in spring',
    'Works at «Walmart» nights',
    'Admitted to «Lakeside Pines» overnight',
    'Was moved to the Intensive Care Unit',
    'Referred to the General Surgery service',
    'Pain at Baseline, at McBurney point',
    'According to Snellen, sensitive to Amikacin',
    'Increase to Max, in PACU, from ARDS',
  ])('%s', (marked) => {
    expect(markFindings(placeTrigger, readMarked(marked).text)).toBe(marked);
  });
});
