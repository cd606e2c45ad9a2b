import { validate } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import type { AuditChart } from './audit-charts.ts';
import { workOf } from './work-of.ts';

/** The length of a chart of common size, in characters. */
const wanted = 5_000;
/** What one audit of it may cost on one core, in milliseconds. */
const limit = 10;

/** Charts joined until they reach the length; each ends where a line does. */
function joinCharts(charts: readonly AuditChart[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const { clean } of charts) {
    text = text === '' ? clean : `${text}\n${clean}`;
    if (text.length < wanted) continue;
    texts.push(text.slice(0, text.lastIndexOf('\n', wanted)));
    text = '';
  }
  return texts;
}

/** What an audit of 5,000 characters costs on one core once the tables are open: of each text the best of several rounds. */
export function auditSpeedFigures(charts: readonly AuditChart[]): Figure[] {
  const texts = joinCharts(charts);
  for (const text of texts) validate(text);
  const spent = workOf(texts, (text) => validate(text));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return [{ what: 'audit of 5,000 characters', value: (spent * wanted) / length, unit: 'ms', limit }];
}
