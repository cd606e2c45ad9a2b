import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { socialSecurity } from './social-security.ts';

describe('social-security', () => {
  it.each([
    'SSN: «412-55-9081»',
    'He gave «412-55-9081» at the desk',
    'Social security number is «412559081»',
    'SSN «XXX-XX-9081»; last four: «9081»',
    'NI number «EH 12 34 56 C», later «AB123456C»',
    'Range 100-20-30 and 412-5-908',
    'Social history: smokes 20 a day',
    'GB 12 34 56 A is no such number',
  ])('%s', (marked) => {
    expect(markFindings(socialSecurity, readMarked(marked).text)).toBe(marked);
  });
});
