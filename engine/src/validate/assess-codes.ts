import type { WrittenCode } from '../codes/code-shape.ts';
import type { CodeAssessment } from '../model/result.ts';
import { assessProcedure } from './procedures/assess-procedure.ts';
import type { Span } from '../model/span.ts';
import { isLivedWith } from './reading/lived-with.ts';
import type { ChartReading } from './reading/read-chart.ts';
import { findTitleWords } from './title-words.ts';

const evidenceLimit = 3;

/** Mentions whose own code stands in the same category support a written code. */
function findSupport(reading: ChartReading, written: WrittenCode, title: string): Span[] {
  const category = written.code.slice(0, 3);
  const mentions = reading.mentions.filter((mention) => isLivedWith(mention) && mention.code.startsWith(category));
  const found = mentions.length > 0 ? mentions : findTitleWords(reading.text, title, written);
  return found.slice(0, evidenceLimit).map(({ start, end }) => ({ start, end }));
}

function assessIcd(reading: ChartReading, written: WrittenCode): CodeAssessment {
  const at = [{ start: written.start, end: written.end }];
  const base = { code: written.code, system: written.system, confidence: null };
  if (!written.wellFormed) {
    return {
      ...base,
      status: 'invalid',
      title: '',
      evidence: at,
      reason: 'It does not have the form of an ICD-10-CM code.',
    };
  }
  const known = reading.tables.icd.find(written.code);
  if (!known) return { ...base, status: 'unknown', title: '', evidence: at, reason: 'Not in the built-in table.' };
  if (!known.billable) {
    const reason = 'This is a header: a code with more characters is needed for billing.';
    return { ...base, status: 'not-billable', title: known.title, evidence: at, reason };
  }
  const support = findSupport(reading, written, known.title);
  return support.length > 0
    ? { ...base, status: 'supported', title: known.title, evidence: support, reason: 'The chart names the condition.' }
    : {
        ...base,
        status: 'unsupported',
        title: known.title,
        evidence: at,
        reason: 'No words of the chart were found that support it.',
      };
}

/** Judges every code that the chart names, once each. */
export function assessWrittenCodes(reading: ChartReading): CodeAssessment[] {
  const first = new Map<string, WrittenCode>();
  for (const written of reading.codes) if (!first.has(written.code)) first.set(written.code, written);
  return [...first.values()].map((written) =>
    written.system === 'ICD-10-CM' ? assessIcd(reading, written) : assessProcedure(reading, written),
  );
}
