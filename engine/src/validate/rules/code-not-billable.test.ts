import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeNotBillable } from './code-not-billable.ts';

describe('codeNotBillable', () => {
  it.each<[string, string[]]>([
    ['Low back pain M54.5', ['M54.5']],
    ['Dx: S93.401 right ankle sprain', ['S93.401']],
    ['F25 Schizoaffective disorder', ['F25']],
  ])('flags %s', (text, codes) => {
    const flags = codeNotBillable.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-not-billable');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    ['Date of service: 03/05/2026\nMultiple sclerosis G35', 'high', 'In FY2022, FY2024 and FY2025 it can be billed.'],
    ['Multiple sclerosis G35', 'medium', 'In FY2022, FY2024 and FY2025 it can be billed.'],
    ['Low back pain M54.5', 'high', 'needed.'],
  ])('names the years in which a header could be billed: %j', (text, severity, end) => {
    const [flag] = codeNotBillable.check(readChart(text), []);
    expect(flag?.severity).toBe(severity);
    expect(flag?.message.endsWith(end)).toBe(true);
  });

  it.each(['Date of service: 09/30/2025\nMultiple sclerosis G35', 'Low back pain M54.50', 'Dx: I10', 'CPT 99213'])(
    'says nothing of %s',
    (text) => {
      expect(codeNotBillable.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
    },
  );
});
