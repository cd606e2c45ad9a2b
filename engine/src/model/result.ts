import type { RenderedDocument, Section } from './document.ts';
import type { Finding } from './finding.ts';
import type { Span } from './span.ts';

/** The four tools, in the order in which a person sees them. The first is the default. */
export const toolNames = ['Chartwright', 'TranscriptX', 'Redactify', 'Validify'] as const;
export type ToolName = (typeof toolNames)[number];

/** The kinds of note that Chartwright and TranscriptX can write, as a person chooses among them. `soap` is the default, `therapy` its DAP form. */
export const noteKinds = [
  'soap',
  'history-and-physical',
  'progress',
  'consult',
  'discharge-summary',
  'operative',
  'nursing',
  'therapy',
  'therapy-birp',
  'case-management',
  'referral-letter',
  'patient-summary',
] as const;
export type NoteKind = (typeof noteKinds)[number];

interface ResultBase {
  /** A title without identifiers, made from the kind of note and the problem; empty when nothing fits. */
  readonly title: string;
  readonly rendered: RenderedDocument;
}

/** A dictated drug that may have been mistaken for one of a like name, because its dose or use fits only the other. */
export interface LookAlike {
  readonly drug: string;
  readonly other: string;
  /** The dictated name in the input. */
  readonly at: Span;
  /** What the reader is told, in one sentence. */
  readonly sentence: string;
}

/** What Chartwright and TranscriptX answer. */
export interface NoteResult extends ResultBase {
  readonly tool: 'Chartwright' | 'TranscriptX';
  /** `own`: written by a person's own template. */
  readonly noteKind: NoteKind | 'own';
  /** The name of that template. */
  readonly formName?: string;
  readonly sections: readonly Section[];
  /** What a note of this kind needs and the input does not say, for example "Allergies". */
  readonly missing: readonly string[];
  /** Of a dictation; absent where there is none. */
  readonly lookAlikes?: readonly LookAlike[] | undefined;
}

/** What Redactify answers. */
export interface RedactResult extends ResultBase {
  readonly tool: 'Redactify';
  readonly findings: readonly Finding[];
  /** The input with every finding replaced. */
  readonly redacted: string;
  /** True when the input was data (HL7, FHIR, a table) and not running text. */
  readonly isData: boolean;
}

export type CodeSystem = 'ICD-10-CM' | 'CPT' | 'HCPCS';

/**
 * - `supported`: in the chart, exists, and words of the chart support it.
 * - `suggested`: not in the chart, exists, and the quoted words support it.
 * - `unsupported`: in the chart and exists, but no words support it.
 * - `not-billable`: in the chart and exists, but is a header that needs more characters.
 * - `invalid`: in the chart, and breaks the code's own grammar.
 * - `unknown`: in the chart, well formed, and not in the loaded table.
 */
export type CodeStatus = 'supported' | 'suggested' | 'unsupported' | 'not-billable' | 'invalid' | 'unknown';

export interface CodeAssessment {
  readonly code: string;
  readonly system: CodeSystem;
  readonly status: CodeStatus;
  /** The official or own-word title; empty for a code that is not in the table. */
  readonly title: string;
  /** The words of the input that support it (or, for a written code, the code as it stands there). */
  readonly evidence: readonly Span[];
  /** Why it has this status, in one sentence. */
  readonly reason: string;
}

export interface AuditFlag {
  readonly severity: 'high' | 'medium' | 'low';
  readonly rule: string;
  readonly message: string;
  readonly sources: readonly Span[];
}

/** What Validify answers. */
export interface AuditResult extends ResultBase {
  readonly tool: 'Validify';
  readonly codes: readonly CodeAssessment[];
  readonly flags: readonly AuditFlag[];
  readonly missing: readonly string[];
  readonly disclaimer: string;
}

export type ToolResult = NoteResult | RedactResult | AuditResult;
