import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameGreeting } from './name-greeting.ts';

describe('name-greeting', () => {
  it.each([
    'Dear «Maria»,',
    'Hi «Vinicio», how are you',
    'Sincerely,\n«Harriet Oyelaran»',
    'Hello doctor, thanks for coming',
    'Dear colleague,',
    'Regards to all; thank you for the referral',
  ])('%s', (marked) => {
    expect(markFindings(nameGreeting, readMarked(marked).text)).toBe(marked);
  });
});
