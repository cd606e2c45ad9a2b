import type { RenderedDocument, Section, Statement } from './document.ts';
import type { Fact } from '../document/fact.ts';
import type { Finding } from './finding.ts';
import type { LeftOut } from './left-out.ts';
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
  /** What the reader sees, in one sentence. */
  readonly sentence: string;
}

/**
 * Why a text gives no note. `silence`: nothing was said in it, or nothing of anybody's health; `language`: somebody spoke in a language that
 * no talk is read in.
 */
export type NoNote = 'silence' | 'language';

/**
 * What a visit leaves open. `unanswered`: asked, and nothing was heard in answer; `contradicted`: two people, or one at two times, say
 * opposite things; `unheard`: somebody spoke and could not be understood.
 */
export type OpenKind = 'unanswered' | 'contradicted' | 'unheard';

/** A point of a visit's talk that the reader of its note is to settle. */
export interface OpenPoint {
  readonly kind: OpenKind;
  /** What the reader sees, in one sentence. */
  readonly sentence: string;
  /** Where it stands in the input, at most two places. */
  readonly sources: readonly Span[];
}

/** What Chartwright and TranscriptX answer. */
export interface NoteResult extends ResultBase {
  readonly tool: 'Chartwright' | 'TranscriptX';
  /** `own`: written by a person's own template. */
  readonly noteKind: NoteKind | 'own';
  /** The name of that template. */
  readonly formName?: string;
  /** Why nothing was written; then there are no sections, and nothing is left out. */
  readonly noNote?: NoNote;
  /** The line that its person closes notes with; absent where there is none. */
  readonly signOff?: string | undefined;
  /** Whose record it is, where the head of a page says so. It stands under the title, in no section. */
  readonly record?: Statement;
  readonly sections: readonly Section[];
  /** What a note of this kind needs and the input does not say, for example "Allergies". */
  readonly missing: readonly string[];
  /**
   * What was read of the input, in its order. A visit's talk is read into passages and has no typed facts: absent, and then no
   * statement names any.
   */
  readonly facts?: readonly Fact[] | undefined;
  /**
   * How many composed statements said something else than their words when they were read back, and stand in the writer's words
   * instead, by what differed ("polarity", "test"). No words of a patient. Absent where none did, and of a visit.
   */
  readonly fallbacks?: Readonly<Partial<Record<string, number>>>;
  /** Clinical statements of the input that the note does not hold, the most severe first. */
  readonly leftOut: readonly LeftOut[];
  /** Of a dictation; absent where there is none. */
  readonly lookAlikes?: readonly LookAlike[] | undefined;
  /** Of a visit's talk, in its order; absent where nothing is open. */
  readonly openPoints?: readonly OpenPoint[] | undefined;
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
 * - `invalid`: in the chart, and breaks the code's own grammar, or is not in the publisher's whole table of that day.
 * - `unknown`: in the chart, well formed, and not in the table in force: nothing says that no year has it.
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
  /** How sure a suggestion is, from 0 to 1; null for a code of the chart. */
  readonly confidence: number | null;
}

export type Severity = 'high' | 'medium' | 'low';

/** What the reader of an audit decided about a flag. */
export type FlagChoice = 'accepted' | 'dismissed' | 'fixed';

/** Something that does not fit, or that is missing. `low` is a consideration: worth a look, no fault. */
export interface AuditFlag {
  /** The same for the same rule and words whenever the chart is audited again; reveals nothing of the words. */
  readonly id: string;
  readonly severity: Severity;
  /** The rule's name, in kebab-case. */
  readonly rule: string;
  /** What was seen, in one or two sentences. */
  readonly message: string;
  /** A question to the clinician that does not lead to an answer (AHIMA/ACDIS compliant query practice); null where nothing is to ask. */
  readonly query: string | null;
  /** Where the rule stands, for example `ICD-10-CM Official Guidelines I.B.13`. */
  readonly basis: string;
  /** The codes it is about, as they stand in the chart or in the loaded tables. */
  readonly codes: readonly string[];
  /** The words of the chart; none for what is missing. */
  readonly sources: readonly Span[];
}

/** A flag as a rule raises it: its id is given where all flags are gathered. */
export type RaisedFlag = Omit<AuditFlag, 'id'>;

/** What Validify answers. */
export interface AuditResult extends ResultBase {
  readonly tool: 'Validify';
  readonly codes: readonly CodeAssessment[];
  /** Flags and considerations, the most severe first. */
  readonly flags: readonly AuditFlag[];
  /** What the chart does not say and a note of its kind needs. */
  readonly gaps: readonly AuditFlag[];
  /** The gaps in a few words each, for example "Allergies". */
  readonly missing: readonly string[];
  readonly disclaimer: string;
}

export type ToolResult = NoteResult | RedactResult | AuditResult;
