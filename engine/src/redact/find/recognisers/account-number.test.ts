import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { accountNumber } from './account-number.ts';

describe('account-number', () => {
  it.each([
    'Account number: «9876543210»',
    'Guarantor account «GRM-998877»',
    'Acct #«44-1902», card no «3558 8524 1191»',
    'Billing took 30 min',
    'On account of 2 falls',
    'Fin. 2021',
  ])('%s', (marked) => {
    expect(markFindings(accountNumber, readMarked(marked).text)).toBe(marked);
  });
});
