import { describe, expect, it } from 'vitest';
import type { AuditFlag, CodeAssessment } from '../../model/result.ts';
import type { FlagDecision } from '../flag-decision.ts';
import { validate } from '../validate.ts';
import { sayConfidence } from './list-codes.ts';
import { quoteWords } from './quote-words.ts';
import { sayDecision } from './say-decision.ts';
import { disclaimerFor, writeReport, type ReportParts } from './write-report.ts';

const text = 'Assessment: type 2 diabetes | with\nneuropathy. Dx: E11.40, E11.99Z. CPT 99213';
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const code = (more: Partial<CodeAssessment>): CodeAssessment => ({
  code: 'E11.40',
  system: 'ICD-10-CM',
  status: 'supported',
  title: 'Type 2 diabetes mellitus with diabetic neuropathy, unspecified',
  evidence: [at('type 2 diabetes | with\nneuropathy')],
  reason: 'The chart names the condition.',
  confidence: null,
  ...more,
});
const flag = (more: Partial<AuditFlag>): AuditFlag => ({
  id: 'f1',
  severity: 'medium',
  rule: 'code-unspecified',
  message: 'The code is unspecified',
  query: 'Which kind of neuropathy is meant?',
  basis: 'ICD-10-CM Official Guidelines I.B.18',
  codes: ['E11.40'],
  sources: [at('E11.40')],
  ...more,
});
const parts = (more: Partial<ReportParts> = {}): ReportParts => ({
  text,
  codes: [],
  flags: [],
  gaps: [],
  check: 'checked',
  decisions: [],
  disclaimer: disclaimerFor({ labels: ['ICD-10-CM FY2026 (built-in table)'], icdFit: 'in-force' }, '2026-03-01'),
  ...more,
});

describe('disclaimerFor', () => {
  it.each([
    [
      ['ICD-10-CM FY2026 (built-in table)', 'CPT numbers in common use, own words (built-in)'],
      'no CPT descriptors are shown',
    ],
    [['ICD-10-CM FY2026 (built-in table)'], 'no CPT descriptors are shown'],
    [['ICD-10-CM FY2026', 'CPT 2026', 'NCCI edits 2026Q1'], 'under the license of whoever runs this installation'],
    [['ICD-10-CM FY2026', 'CPT 2026', 'MUE 2026Q1'], 'Other tables: CPT 2026; MUE 2026Q1.'],
  ])('%j', (labels, words) => expect(disclaimerFor({ labels, icdFit: 'in-force' }, '2026-03-01')).toContain(words));
});

describe('the report of an audit', () => {
  it('says of a CPT number that is not here what it takes', () => {
    const { markdown } = writeReport(
      parts({ codes: [code({ code: '31231', system: 'CPT', status: 'unknown', title: '', reason: '' })] }),
    );
    expect(markdown).toContain('Licensed CPT file needed');
  });

  it('sets codes of the chart and suggestions apart, in tables that no mark or line break breaks', () => {
    const { markdown, statements } = writeReport(
      parts({
        codes: [
          code({}),
          code({ code: 'E11.99Z', status: 'unknown', title: '', reason: 'Not in the loaded table.' }),
          code({ code: 'I10', status: 'suggested', title: 'Essential\thypertension', confidence: 0.724 }),
        ],
      }),
    );
    const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(5);
    expect(markdown).toContain('#### In the chart\n');
    expect(markdown).toContain('"E11.99Z" (as written) | – | Not in the loaded table');
    expect(markdown).toContain('I10 | Essential hypertension | Moderate (72%)');
    for (const one of statements) expect(markdown.slice(one.at.start, one.at.end)).toBe(one.text);
  });

  it('orders flags by severity, each with its words, what to ask and its rule', () => {
    const low = flag({ id: 'f2', severity: 'low', query: null, basis: '', sources: [], message: 'A consideration.' });
    const { markdown, statements } = writeReport(parts({ flags: [flag({}), low] }));
    expect(markdown).toContain(
      '- The code is unspecified. In the chart: "E11.40". To ask the clinician: "Which kind of neuropathy is meant?" \\[ICD-10-CM Official Guidelines I.B.18\\]',
    );
    expect(markdown.indexOf('Medium: ')).toBeLessThan(markdown.indexOf('Low: to consider\n\n- A consideration.'));
    expect(markdown).not.toContain('High: ');
    expect(statements.find(({ text: line }) => line.startsWith('The code'))?.sources).toEqual([at('E11.40')]);
  });

  it('does not quote again what the message quotes', () => {
    const { markdown } = writeReport(parts({ flags: [flag({ message: 'E11.40: the code is unspecified.' })] }));
    expect(markdown).not.toContain('In the chart: "');
  });

  it.each<[Partial<FlagDecision>, string]>([
    [{ choice: 'dismissed', reason: 'Not |\ntested' }, '(dismissed 3 Oct 2022: Not \\| tested)'],
    [{ choice: 'accepted', reason: '' }, '(accepted 3 Oct 2022)'],
    [{ choice: 'fixed', reason: '' }, '(marked fixed on 3 Oct 2022, and still there)'],
  ])('says what was decided: %j', (more, words) => {
    const decision: FlagDecision = { flagId: 'f1', choice: 'fixed', reason: '', day: '2022-10-03', ...more };
    expect(writeReport(parts({ flags: [flag({})], decisions: [decision] })).markdown).toContain(words);
    expect(writeReport(parts({ gaps: [flag({})], decisions: [decision] })).markdown).toContain(words);
    const other = { ...decision, flagId: 'f9' };
    expect(writeReport(parts({ flags: [flag({})], decisions: [other] })).markdown).not.toContain('Oct');
  });

  it('names the code sets, and says what it is', () => {
    const { markdown } = writeReport(parts());
    expect(markdown).toContain(
      'Checked with the ICD-10-CM table of FY2026 (built-in table), the year of the date of service.',
    );
    expect(markdown).toContain('the clinician and a qualified coder decide');
    expect(markdown.match(/draft/gi)).toHaveLength(1);
    expect(markdown).toContain('American Medical Association');
  });

  it.each([
    ['Date of service: 03/05/2024', 'of FY2024 (built-in table), the year of the date of service.'],
    ['Date of service: 09/30/2026', 'of FY2026 (built-in table), the year of the date of service.'],
    ['Date of service: 10/01/2026', 'of FY2027 (built-in table), the year of the date of service.'],
    [
      'Chief complaint: cough',
      'of FY2027 (built-in table), the newest loaded, since the chart has no date of service.',
    ],
    [
      'Date of service: 10/01/2027',
      'of FY2027 (built-in table), the newest loaded: that of FY2028, the year of the date of service, is not loaded, so codes of that year may be missing.',
    ],
    [
      'Date of service: 03/05/2023',
      'of FY2022 (built-in table), the nearest loaded: that of FY2023, the year of the date of service, is not loaded, so codes of that year may be missing.',
    ],
  ])('names the year whose table was used: %s', (line, words) => {
    const { disclaimer, rendered } = validate(`${line}\nAssessment: Hypertension I10`);
    expect(disclaimer).toContain(`Checked with the ICD-10-CM table ${words}`);
    expect(rendered.markdown).toContain('Checked with the ICD-10-CM table');
  });

  it('remembers decisions from one audit to the next', () => {
    const first = validate(text).flags[0] ?? validate(text).gaps[0]!;
    const decision = { flagId: first.id, choice: 'dismissed', reason: 'Seen', day: '2026-11-22' } as const;
    expect(validate(text, { decisions: [decision] }).rendered.markdown).toContain('(dismissed 22 Nov 2026: Seen)');
  });
});

describe('parts of the report', () => {
  it.each([
    [null, '–'],
    [0.95, 'High (95%)'],
    [0.6, 'Moderate (60%)'],
    [0.3, 'Low (30%)'],
  ])('confidence %s is %s', (confidence, words) => expect(sayConfidence(confidence)).toBe(words));

  it('quotes each words once, three at most, and cuts what is long', () => {
    const long = `${'word '.repeat(40)}end`;
    expect(
      quoteWords('a b a', [
        { start: 0, end: 1 },
        { start: 4, end: 5 },
      ]),
    ).toEqual(['a']);
    expect(quoteWords(long, [{ start: 0, end: long.length }])[0]).toMatch(/^(?:word )+\.\.\.$/);
    expect(quoteWords('a', [{ start: 1, end: 1 }])).toEqual([]);
  });

  it('leaves a day that it cannot read as it is', () => {
    expect(sayDecision({ flagId: 'f', choice: 'accepted', reason: '', day: 'soon' })).toBe('accepted soon');
  });
});
