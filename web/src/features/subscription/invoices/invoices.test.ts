import { describe, expect, it } from 'vitest';
import { describeInvoice } from './invoice-words.ts';
import { fileNameOf } from './use-invoices.ts';
import { statusWords } from './words.tsx';

describe('an invoice', () => {
  it.each([
    ['NW-2026-000017', 'Notewright-invoice-NW-2026-000017.pdf'],
    ['2026/17 A', 'Notewright-invoice-2026-17-A.pdf'],
    ['../../etc/passwd', 'Notewright-invoice-etc-passwd.pdf'],
    ['Rēķins №5', 'Notewright-invoice-R-ins-5.pdf'],
    ['///', 'Notewright-invoice-unnumbered.pdf'],
    ['', 'Notewright-invoice-unnumbered.pdf'],
  ])('%j is kept as %s', (number, name) => {
    expect(fileNameOf({ number })).toBe(name);
  });

  it('says what it is for in one line', () => {
    const lines = [
      { description: 'Company Plan, 10 users', amount: 65_000 },
      { description: 'Credit for Individual', amount: -3000 },
    ];
    expect(describeInvoice({ lines })).toBe('Company Plan, 10 users; Credit for Individual');
    expect(describeInvoice({ lines: [] })).toBe('Subscription');
  });

  it('has a word for every status', () => {
    for (const word of Object.values(statusWords)) expect(word).toMatch(/^[A-Z][a-z]+$/);
  });
});
