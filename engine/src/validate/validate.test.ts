import { describe, expect, it } from 'vitest';
import { builtInIcd } from '../codes/tables/built-in-icd.ts';
import { validate } from './validate.ts';

const chart = `Chief complaint: right knee pain after a fall 3 days ago.
HTN, type 2 diabetes. No fever. Mother has breast cancer. Possible gout.
BP 138/84. Exam: moderate effusion.
Assessment: right knee pain. Plan: x-ray, follow-up in 2 weeks.
Dx: M25.561, E11.9, M54.5, E11.99Z, Z99.ZZZZZ, F32.A
CPT 99213`;

function statusOf(text: string, code: string): string | undefined {
  return validate(text).codes.find((assessment) => assessment.code === code)?.status;
}

describe('validate', () => {
  it('tells what stands in the chart apart', () => {
    expect(statusOf(chart, 'M25.561')).toBe('supported');
    expect(statusOf(chart, 'E11.9')).toBe('supported');
    expect(statusOf(chart, 'M54.5')).toBe('not-billable');
    expect(statusOf(chart, 'E11.99Z')).toBe('unknown');
    expect(statusOf(chart, 'Z99.ZZZZZ')).toBe('invalid');
    expect(statusOf(chart, 'F32.A')).toBe('unsupported');
    expect(statusOf(chart, '99213')).toBe('unsupported');
    expect(statusOf(chart.replace('99213', '99999'), '99999')).toBe('unknown');
  });

  it('suggests what the words support, and nothing that is denied, uncertain or of the family', () => {
    const suggested = validate(chart)
      .codes.filter(({ status }) => status === 'suggested')
      .map(({ code }) => code);
    expect(suggested).toContain('I10');
    for (const code of ['R50.9', 'C50.919', 'Z85.3', 'M10.9']) expect(suggested).not.toContain(code);
  });

  it('quotes the supporting words, and only codes of the table outside quotations', () => {
    const { codes } = validate(chart);
    for (const { status, evidence, code } of codes) {
      expect(evidence.length).toBeGreaterThan(0);
      if (status === 'suggested' || status === 'supported') expect(builtInIcd.find(code)?.billable).toBe(true);
    }
    const knee = codes.find(({ code }) => code === 'M25.561')!;
    expect(chart.slice(knee.evidence[0]!.start, knee.evidence[0]!.end).toLowerCase()).toBe('right knee pain');
    expect(validate(chart).rendered.markdown).toContain('"E11.99Z" (as written)');
  });

  it('has the sections of the specification, placed exactly', () => {
    const { rendered } = validate(chart);
    for (const title of [
      'ICD-10-CM codes',
      'CPT/HCPCS codes',
      'Flags and considerations',
      'Missing information',
      'Disclaimer',
    ]) {
      expect(rendered.markdown).toContain(`### ${title}`);
    }
    for (const { at, text } of rendered.statements) expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
  });

  it('names what is missing and not what is there', () => {
    const { missing } = validate(chart);
    expect(missing).toEqual(expect.arrayContaining(['Signature with credentials', 'Date of service']));
    expect(missing).not.toContain('Plan');
  });

  it.each(['', ' \n ', '???', 'Добрый день', 'a'.repeat(20_000), '\u0000\ud800', 'I10 '.repeat(5_000)])(
    'stays calm on odd input',
    (text) => {
      const result = validate(text);
      expect(result.tool).toBe('Validify');
      expect(result.rendered.markdown.length).toBeGreaterThan(0);
    },
  );

  it('does not take a question for a finding', () => {
    expect(validate('Doctor: Any fever?\nPatient: No fever.').codes).toEqual([]);
  });

  it('puts the side into a suggestion', () => {
    expect(validate('Left hip pain for two weeks.').codes.map(({ code }) => code)).toEqual(['M25.552']);
  });
});
