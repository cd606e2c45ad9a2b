import { builtInLibrary } from '../codes/tables/built-in.ts';
import type { CodeLibrary } from '../codes/tables/code-tables.ts';
import type { AuditResult } from '../model/result.ts';
import { titleAudit } from '../titles/title-audit.ts';
import { assessWrittenCodes } from './assess-codes.ts';
import type { FlagDecision } from './flag-decision.ts';
import { contestCodes } from './contest-codes.ts';
import { gatherFlags } from './gather-flags.ts';
import { suggestVisit } from './procedures/suggest-visit.ts';
import { nameOfGap } from './raise.ts';
import { foreignLanguage } from './reading/language.ts';
import { readChart, type ChartReading } from './reading/read-chart.ts';
import { isNote } from './reading/under-headings.ts';
import type { GapCheck } from './report/list-flags.ts';
import { shortenSource } from './report/quote-words.ts';
import { disclaimerFor, writeReport } from './report/write-report.ts';
import { auditRules } from './rules/index.ts';
import { suggestServices } from './suggest/suggest-services.ts';
import { suggestCodes } from './suggest-codes.ts';

export interface ValidateOptions {
  /** The tables to check against; the built-in ones unless given. */
  readonly library?: CodeLibrary;
  /** What was decided about flags before; said behind those that are raised again. */
  readonly decisions?: readonly FlagDecision[];
}

/** Whether what a note needs can be asked of a chart. */
function checkOfGaps(reading: ChartReading): GapCheck {
  if (reading.text.trim() === '') return 'empty';
  if (foreignLanguage(reading) !== null) return 'other-language';
  if (reading.kind === 'other') return 'unknown-kind';
  return isNote(reading) ? 'checked' : 'too-short';
}

/**
 * Audits a chart: its codes against the built-in table, the codes its words support, flags, and what is missing.
 * Deterministic; never names a code that is not in the table except as a quotation of the chart.
 *
 * @param text the chart, in any layout
 * @returns codes with evidence as UTF-16 ranges of `text`, and the report as markdown
 */
export function validate(text: string, options: ValidateOptions = {}): AuditResult {
  const reading = readChart(text, options.library ?? builtInLibrary);
  const visit = suggestVisit(reading);
  const assessed = [
    ...assessWrittenCodes(reading),
    ...suggestCodes(reading),
    ...(visit ? [visit] : []),
    ...suggestServices(reading),
  ];
  const check = checkOfGaps(reading);
  const gathered = gatherFlags(reading, assessed, auditRules);
  const { flags } = gathered;
  const gaps = check === 'other-language' ? [] : gathered.gaps;
  const codes = contestCodes(assessed, flags).map((code) => ({
    ...code,
    evidence: code.evidence.map((place) => shortenSource(text, place)),
  }));
  const disclaimer = disclaimerFor(reading.tables, reading.serviceDay?.day ?? null);
  const missing = text.trim() === '' ? ['The chart is empty.'] : [...new Set(gaps.map(nameOfGap))];
  const { decisions = [] } = options;
  return {
    tool: 'Validify',
    title: titleAudit(text, codes),
    rendered: writeReport({ text, codes, flags, gaps, check, decisions, disclaimer }),
    codes,
    flags,
    gaps,
    missing,
    disclaimer,
  };
}
