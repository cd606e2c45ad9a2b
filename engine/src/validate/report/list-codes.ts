import type { Section, Statement } from '../../model/document.ts';
import type { CodeAssessment, CodeStatus } from '../../model/result.ts';
import { onlySigns } from '../assess-codes.ts';
import { joinQuotes, quoteWords } from './quote-words.ts';

/** What a code's status is called; that of a code which the loaded table does not know never says that it is wrong. */
const statusWords: Record<CodeStatus, string> = {
  supported: 'Supported',
  suggested: 'Suggested',
  unsupported: 'No support found',
  'not-billable': 'Not billable',
  invalid: 'Not a valid code',
  unknown: 'Not in the loaded table',
};

/** A code that a table holds and no rule here can judge is not said to be missing from it. */
function sayStatus({ status, title, system }: CodeAssessment): string {
  if (status !== 'unknown') return statusWords[status];
  if (title !== '') return 'Not assessed';
  // Only a few CPT numbers come with the product; the American Medical Association licenses the others.
  return system === 'CPT' ? 'Licensed CPT file needed' : statusWords.unknown;
}

/** A code that does not exist, or that no table here knows, is shown as a quotation of the chart only. */
export function showCode({ code, status }: Pick<CodeAssessment, 'code' | 'status'>): string {
  return status === 'invalid' || status === 'unknown' ? `"${code}" (as written)` : code;
}

/** How sure a suggestion is, as a word and in percent: the word alone invites to trust, the number alone looks exact. */
export function sayConfidence(confidence: number | null): string {
  if (confidence === null) return '–';
  const word = confidence >= 0.85 ? 'High' : confidence >= 0.6 ? 'Moderate' : 'Low';
  return `${word} (${Math.round(confidence * 100)}%)`;
}

/** A row of a table: its cells hold no tab of their own. */
function toRow(cells: readonly string[], sources: CodeAssessment['evidence']): Statement {
  return { text: cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'), sources, support: 'supported' };
}

function describeWritten(text: string, code: CodeAssessment): Statement {
  const quotes = joinQuotes(quoteWords(text, code.evidence));
  const lesser = code.reason === onlySigns ? ` (${signsOnly})` : '';
  const support = code.status === 'supported' ? `${quotes}${lesser}` : code.reason;
  return toRow([showCode(code), code.title || '–', sayStatus(code), support], code.evidence);
}

function describeSuggested(text: string, code: CodeAssessment): Statement {
  const quotes = joinQuotes(quoteWords(text, code.evidence));
  return toRow([code.code, code.title || '–', sayConfidence(code.confidence), quotes], code.evidence);
}

/** Said behind words that go with a condition and do not name it. */
const signsOnly = 'signs or treatment only';

interface CodeList {
  readonly id: string;
  readonly title: string;
  readonly codes: readonly CodeAssessment[];
  /** Said where there are none of the chart and none to suggest. */
  readonly none: string;
}

/** The codes of one kind: those that the chart names with what was found out, and apart from them those that its words support. */
export function listCodes(text: string, { id, title, codes, none }: CodeList): readonly Section[] {
  const head = { id, title, level: 2, layout: 'paragraph' } as const;
  if (codes.length === 0) return [{ ...head, statements: [{ text: none, sources: [], support: 'structural' }] }];
  const written = codes.filter(({ status }) => status !== 'suggested');
  const suggested = codes.filter(({ status }) => status === 'suggested');
  const parts: Section[] = [{ ...head, statements: [] }];
  if (written.length > 0)
    parts.push({
      id: `${id}-written`,
      title: 'In the chart',
      level: 3,
      layout: 'table',
      columns: ['Code', 'Description', 'Status', 'Words or reason'],
      statements: written.map((code) => describeWritten(text, code)),
    });
  if (suggested.length > 0)
    parts.push({
      id: `${id}-suggested`,
      title: 'Suggested by the words of the chart',
      level: 3,
      layout: 'table',
      columns: ['Code', 'Description', 'Confidence', 'Words or reason'],
      statements: suggested.map((code) => describeSuggested(text, code)),
    });
  return parts;
}
