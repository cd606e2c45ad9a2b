import type { CodeTables } from '../../codes/tables/code-tables.ts';
import { fiscalYearOf } from '../../codes/tables/fiscal-year-of.ts';
import type { RenderedDocument, Section } from '../../model/document.ts';
import type { AuditFlag, CodeAssessment } from '../../model/result.ts';
import { draftLine, renderSections } from '../../write/render-sections.ts';
import type { FlagDecision } from '../flag-decision.ts';
import { listCodes } from './list-codes.ts';
import { listFlags, listMissing, type GapCheck } from './list-flags.ts';

/** Which year's table of diagnosis codes was used, and why that one. */
function sayYear({ labels, icdFit }: CheckedTables, day: string | null): string {
  const table = `Checked with the ICD-10-CM table of ${(labels[0] ?? '').replace(/^ICD-10-CM /, '')}`;
  if (day === null) return `${table}, the newest loaded, since the chart has no date of service.`;
  if (icdFit === 'in-force') return `${table}, the year of the date of service.`;
  return `${table}: that of FY${fiscalYearOf(day)}, the year of the date of service, is not loaded, so codes of that year may be missing.`;
}

type CheckedTables = Pick<CodeTables, 'labels' | 'icdFit'>;

/**
 * Said under every audit: what it was checked with, what it is not, and the American Medical Association's notice.
 * @param day the date of service (ISO date); null where the chart has none
 */
export function disclaimerFor(tables: CheckedTables, day: string | null): string {
  const others = tables.labels.slice(1).join('; ');
  const isLicensed = /\bCPT\b/.test(others) && !/\bCPT\b[^;]*\bbuilt-in\b/.test(others);
  const words = isLicensed
    ? 'its descriptors are shown under the license of whoever runs this installation'
    : 'no CPT descriptors are shown';
  return `${sayYear(tables, day)}${others === '' ? '' : ` Other tables: ${others}.`} It is not a coding or payment decision: the clinician and a qualified coder decide. CPT is a registered trademark of the American Medical Association; ${words}.`;
}

export interface ReportParts {
  /** The chart. */
  readonly text: string;
  readonly codes: readonly CodeAssessment[];
  readonly flags: readonly AuditFlag[];
  readonly gaps: readonly AuditFlag[];
  /** Whether what a note of its kind needs was asked. */
  readonly check: GapCheck;
  readonly decisions: readonly FlagDecision[];
  readonly disclaimer: string;
}

function disclaimerSection(disclaimer: string): Section {
  const statements = [{ text: disclaimer, sources: [], support: 'structural' }] as const;
  return { id: 'disclaimer', title: 'Disclaimer', level: 2, layout: 'paragraph', statements };
}

/** The audit as a document: the sections of the specification, each statement placed exactly with its words. */
export function writeReport({ text, codes, flags, gaps, check, decisions, disclaimer }: ReportParts): RenderedDocument {
  const byFlag = new Map(decisions.map((decision) => [decision.flagId, decision]));
  const diagnoses = codes.filter(({ system }) => system === 'ICD-10-CM');
  const procedures = codes.filter(({ system }) => system !== 'ICD-10-CM');
  return renderSections({
    title: 'Coding and documentation audit',
    sections: [
      ...listCodes(text, {
        id: 'icd-10-cm',
        title: 'ICD-10-CM codes',
        codes: diagnoses,
        none: 'No condition that can be coded was found.',
      }),
      ...listCodes(text, {
        id: 'cpt-hcpcs',
        title: 'CPT/HCPCS codes',
        codes: procedures,
        none: 'The chart names no procedure codes.',
      }),
      ...listFlags(text, flags, byFlag),
      listMissing(text, gaps, byFlag, check),
      disclaimerSection(disclaimer),
    ],
    closing: draftLine,
  });
}
