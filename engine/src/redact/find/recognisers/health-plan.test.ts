import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { healthPlan } from './health-plan.ts';

describe('health-plan', () => {
  it.each([
    'NHS Number «943 476 5919»',
    'Insurance#: «HBP-234987», Medicaid ID: «88123904417»',
    'Member ID «W123456789» Group # «0071»',
    'Policy no. «ABC-987654» was valid',
    'Medicare covers 80 percent',
    'Insurance approved 12 visits',
    'Plan: continue 20 mg daily',
    'The group 3 patients',
  ])('%s', (marked) => {
    expect(markFindings(healthPlan, readMarked(marked).text)).toBe(marked);
  });
});
