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
    'Weaned in Level II, seen at Stage III',
    'hospital (Pending), facility (Monday), hosp (Day 3)',
    'Check had been at «Health For All», no concerns',
    'From outside hosp («Regions»), by air',
    'The year in «East Elizabury», and in «Raul do Descoberto»',
    'In home city «Voorburg»: quiet',
    'at «Light Hospital» Emergency Department',
    'Enrolled at Delta Dental, sent to Aetna',
    'Flew to «Gaming» and grew up in «Fleury»',
    'He was in «Skarzysko-Kamienna», then in «Östra Börnecke»',
    'Raised in Surgery, born to Ill Parents, flew in May',
  ])('%s', (marked) => {
    expect(markFindings(placeTrigger, readMarked(marked).text)).toBe(marked);
  });
});
