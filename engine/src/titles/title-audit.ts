import type { CodeAssessment } from '../model/result.ts';
import { documentKindOf } from './document-kind-of.ts';
import { findTitleProblems } from './find-title-problems.ts';
import { partsOfText, readTitleParts, type PartName } from './parts-of-text.ts';
import { shortenDiagnosis } from './shorten-diagnosis.ts';
import { writeTitle } from './write-title.ts';

/** The diagnosis that the audit is mainly about: the first code of the chart, or what the assessment or the complaint supports. */
function mainDiagnosis(text: string, codes: readonly CodeAssessment[]): CodeAssessment | undefined {
  const diagnoses = codes.filter(({ system, title }) => system === 'ICD-10-CM' && title !== '');
  const written = diagnoses.find(({ status }) => status === 'supported');
  if (written) return written;
  const suggested = diagnoses.filter(({ status }) => status === 'suggested');
  const parts = partsOfText(text);
  const standsIn = (name: PartName) => (code: CodeAssessment) =>
    code.evidence.some(({ start }) =>
      parts.some((part) => part.part === name && start >= part.start && start < part.end),
    );
  return suggested.find(standsIn('diagnosis')) ?? suggested.find(standsIn('reason'));
}

/** The title of an audit: the main diagnosis, and the kind of document where its heading names it. */
export function titleAudit(text: string, codes: readonly CodeAssessment[]): string {
  const kind = documentKindOf(text);
  const main = mainDiagnosis(text, codes);
  const named = (): readonly string[] => findTitleProblems({ ...readTitleParts(text), procedure: [] }).slice(0, 1);
  const names = main ? [shortenDiagnosis(main.title)] : named();
  if (names.length > 0) return writeTitle('Audit', names, kind === undefined ? '' : ` (${kind})`);
  return kind === undefined ? 'Chart audit' : writeTitle('Audit', [kind]);
}
