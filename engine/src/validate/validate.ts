import { builtInLibrary } from '../codes/tables/built-in.ts';
import type { CodeLibrary } from '../codes/tables/code-tables.ts';
import type { Section, Statement } from '../model/document.ts';
import type { AuditFlag, AuditResult, CodeAssessment, CodeStatus, FlagChoice } from '../model/result.ts';
import { draftLine, renderSections } from '../write/render-sections.ts';
import { assessWrittenCodes } from './assess-codes.ts';
import { gatherFlags } from './gather-flags.ts';
import { suggestVisit } from './procedures/suggest-visit.ts';
import { nameOfGap } from './raise.ts';
import { readChart, type ChartReading } from './reading/read-chart.ts';
import { auditRules } from './rules/index.ts';
import { suggestCodes } from './suggest-codes.ts';

const statusWords: Record<CodeStatus, string> = {
  supported: 'In the chart, supported',
  suggested: 'Suggested',
  unsupported: 'In the chart, not supported',
  'not-billable': 'In the chart, not billable',
  invalid: 'In the chart, not a valid code',
  unknown: 'In the chart, not in the built-in table',
};

/** What its reader decided about a flag of an earlier audit of the same chart. */
export interface FlagDecision {
  readonly flagId: string;
  readonly choice: FlagChoice;
  /** Why it was dismissed; empty where nothing was said. */
  readonly reason: string;
  /** When (ISO date): the engine has no clock. */
  readonly day: string;
}

export interface ValidateOptions {
  /** The tables to check against; the built-in ones unless given. */
  readonly library?: CodeLibrary;
  readonly decisions?: readonly FlagDecision[];
}

/** Said under every audit; the last words are the American Medical Association's notice. */
const disclaimerFor = (tables: string): string =>
  `Checked against ${tables}. This is not a coding or payment decision: a qualified coder decides. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown.`;

/** A code that does not exist, or that no table here knows, is shown as a quotation of the chart only. */
function showCode({ code, status }: CodeAssessment): string {
  return status === 'invalid' || status === 'unknown' ? `"${code}" (as written)` : code;
}

function describeCode(reading: ChartReading, assessment: CodeAssessment): Statement {
  const quotes = [
    ...new Set(assessment.evidence.map(({ start, end }) => `"${reading.text.slice(start, end).replace(/\s+/g, ' ')}"`)),
  ];
  const support =
    assessment.status === 'supported' || assessment.status === 'suggested' ? quotes.join(', ') : assessment.reason;
  const cells = [showCode(assessment), assessment.title || '-', statusWords[assessment.status], support];
  return { text: cells.join('\t'), sources: assessment.evidence, support: 'supported' };
}

function listCodes(
  id: string,
  title: string,
  reading: ChartReading,
  codes: readonly CodeAssessment[],
  none: string,
): Section {
  if (codes.length === 0) {
    return {
      id,
      title,
      level: 2,
      layout: 'paragraph',
      statements: [{ text: none, sources: [], support: 'structural' }],
    };
  }
  const columns = ['Code', 'Description', 'Status', 'Words that support it'];
  return {
    id,
    title,
    level: 2,
    layout: 'table',
    columns,
    statements: codes.map((code) => describeCode(reading, code)),
  };
}

function listFlags(flags: readonly AuditFlag[]): Section {
  const statements = flags.map(({ severity, message, sources }): Statement => ({
    text: `${severity.charAt(0).toUpperCase()}${severity.slice(1)}: ${message}`,
    sources,
    support: sources.length > 0 ? 'supported' : 'structural',
  }));
  const none: Statement = { text: 'Nothing to flag was found.', sources: [], support: 'structural' };
  return {
    id: 'flags',
    title: 'Flags and considerations',
    level: 2,
    layout: 'list',
    statements: statements.length > 0 ? statements : [none],
  };
}

function disclaimerSection(disclaimer: string): Section {
  const statements: Statement[] = [{ text: disclaimer, sources: [], support: 'structural' }];
  return { id: 'disclaimer', title: 'Disclaimer', level: 2, layout: 'paragraph', statements };
}

function missingSection(text: string, gaps: readonly AuditFlag[]): Section {
  const told = gaps.map(({ message, sources }): Statement => ({
    text: message,
    sources,
    support: sources.length > 0 ? 'supported' : 'structural',
  }));
  const none = text.trim() === '' ? 'The chart is empty.' : 'Every element that is looked for is there.';
  const statements: Statement[] = told.length > 0 ? told : [{ text: none, sources: [], support: 'structural' }];
  return { id: 'missing-information', title: 'Missing information', level: 2, layout: 'list', statements };
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
  const codes = [...assessWrittenCodes(reading), ...suggestCodes(reading), ...(visit ? [visit] : [])];
  const { flags, gaps } = gatherFlags(reading, codes, auditRules);
  const disclaimer = disclaimerFor(reading.tables.label);
  const missing = text.trim() === '' ? ['The chart is empty.'] : [...new Set(gaps.map(nameOfGap))];
  const diagnoses = codes.filter(({ system }) => system === 'ICD-10-CM');
  const procedures = codes.filter(({ system }) => system !== 'ICD-10-CM');
  const first = diagnoses.find(({ status }) => status === 'supported' || status === 'suggested');
  const rendered = renderSections({
    title: 'Coding and documentation audit',
    sections: [
      listCodes('icd-10-cm', 'ICD-10-CM codes', reading, diagnoses, 'No condition that can be coded was found.'),
      listCodes('cpt-hcpcs', 'CPT/HCPCS codes', reading, procedures, 'The chart names no procedure codes.'),
      listFlags(flags),
      missingSection(text, gaps),
      disclaimerSection(disclaimer),
    ],
    closing: draftLine,
  });
  return {
    tool: 'Validify',
    title: first ? `Audit: ${first.title}`.slice(0, 80) : 'Chart audit',
    rendered,
    codes,
    flags,
    gaps,
    missing,
    disclaimer,
  };
}
