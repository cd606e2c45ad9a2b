import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInLibrary, validate, type AuditResult } from '@notewright/engine';
import { readAuditCharts, type AuditChart } from '../bench/quality/audit-charts.ts';
import { root } from './run-command.ts';
import { byTier, sampleCases } from '../server/src/testing/test-tier.ts';

/** What looks like a diagnosis code; B12 is a vitamin. */
const codeShape = /(?<![\w.])[A-TV-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?(?![\w.]*\w)/g;

/** Words between quotation marks are the chart's. */
const withoutQuotes = (markdown: string): string => markdown.replaceAll(/["“][^"“”\n]{0,400}["”]/g, '');

function strangeCodes(result: AuditResult): string[] {
  const { icd } = builtInLibrary.at(null);
  return [...withoutQuotes(result.rendered.markdown).matchAll(codeShape)]
    .map(([code]) => code)
    .filter((code) => !icd.find(code) && code !== 'B12');
}

/** The same numbers on every machine (Lehmer). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTVWXYZ';

function inventCode(next: () => number): string {
  const digit = (): number => Math.floor(next() * 10);
  const tail = Array.from({ length: 1 + Math.floor(next() * 4) }, digit).join('');
  return `${letters[Math.floor(next() * letters.length)]}${digit()}${digit()}.${tail}`;
}

const audits = new Map<AuditChart, AuditResult>();

/** The audit of a chart without planted defects, made once for all that is asked of it. */
function auditOf(chart: AuditChart): AuditResult {
  const audit = audits.get(chart) ?? validate(chart.clean);
  audits.set(chart, audit);
  return audit;
}

describe('no code is printed that is not in the loaded table', () => {
  let charts: readonly AuditChart[] = [];
  beforeAll(async () => {
    const folders = ['audit-charts', 'audit-charts-apart'].map((name) => path.join(root, 'bench/quality', name));
    charts = (await Promise.all(folders.map((folder) => readAuditCharts(folder)))).flat();
  });

  it('in audits of whole charts, right and with planted defects', () => {
    expect(charts.length).toBeGreaterThan(50);
    for (const chart of sampleCases(charts, 16))
      for (const audit of [auditOf(chart), validate(chart.defective)])
        expect({ chart: chart.name, strange: strangeCodes(audit) }).toEqual({ chart: chart.name, strange: [] });
  });

  it('in audits of sentences thrown together with invented codes', () => {
    const next = seeded(20_221_001);
    const sentences = charts.flatMap(({ defective }) => defective.split(/(?<=[.\n])\s*/));
    const pick = (): string => sentences[Math.floor(next() * sentences.length)] ?? '';
    for (let round = 0; round < byTier(15, 60); round += 1) {
      const lines = Array.from({ length: 25 }, () => (next() < 0.2 ? `${pick()} ${inventCode(next)}` : pick()));
      const text = lines.join('\n');
      expect({ text, strange: strangeCodes(validate(text)) }).toEqual({ text, strange: [] });
    }
  });

  it('as a suggestion, unless it can be billed', () => {
    const { icd, cpt, hcpcs } = builtInLibrary.at(null);
    for (const chart of sampleCases(charts, 16))
      for (const { code, system, status } of auditOf(chart).codes) {
        if (status !== 'suggested') continue;
        const known = system === 'ICD-10-CM' ? icd.find(code)?.billable : (system === 'CPT' ? cpt : hcpcs)?.find(code);
        expect({ code, known: Boolean(known) }).toEqual({ code, known: true });
      }
  });
});
