import {
  chart,
  completeNote,
  describeCode,
  findIdentifiers,
  guardTitle,
  leftOutByModel,
  openLibrary,
  placeStatements,
  redact,
  redactFileName,
  searchCodes,
  shieldText,
  transcribe,
  validate,
} from '@notewright/engine';
import type {
  CodeDescription,
  CodeHit,
  CodeLibrary,
  CodeSystem,
  CompletedNote,
  FlagDecision,
  LeftOut,
  NoteKind,
  NoteOptions,
  NoteSource,
  PlacedStatement,
  RedactOptions,
  RedactResult,
  SearchOptions,
  Shield,
  Span,
  TableKind,
  ToolName,
  ToolResult,
  WrittenNote,
} from '@notewright/engine';
import { openShared } from '../codes/open-shared.ts';
import { builtInTables, type SharedTables } from '../codes/shared-tables.ts';

const redactWith: (input: string, options: RedactOptions) => RedactResult = redact;

/** What an audit goes by, beside the chart. */
interface AuditInput {
  readonly decisions: readonly FlagDecision[];
  readonly codes: SharedTables;
}

interface CodeQuery {
  readonly query: string;
  readonly options: SearchOptions;
  readonly codes: SharedTables;
}

interface CodeQuestion {
  readonly code: string;
  /** All where left out. */
  readonly systems?: readonly CodeSystem[] | undefined;
  readonly codes: SharedTables;
}

interface CompleteJob {
  readonly source: NoteSource;
  readonly kind: NoteKind;
  readonly note: WrittenNote;
  readonly chosen: LeftOut;
}

/** What was found, and the name of the tables it was looked up in. */
interface LookedUp<T> {
  readonly found: T;
  readonly label: string;
}

/** A table that comes with the product. */
export interface ListedTable {
  readonly kind: Extract<TableKind, 'icd10cm' | 'hcpcs' | 'cpt'>;
  readonly version: string;
  readonly entries: number;
}

function listBuiltIn(library: CodeLibrary): ListedTable[] {
  const { icd, hcpcs, cpt } = library.at(null);
  const tables: ListedTable[] = [
    { kind: 'icd10cm', version: `FY${icd.fiscalYear}`, entries: icd.size },
    { kind: 'hcpcs', version: hcpcs.version, entries: hcpcs.size },
    ...(cpt === null ? [] : [{ kind: 'cpt', version: cpt.version, entries: cpt.size } as const]),
  ];
  return tables.filter(({ entries }) => entries > 0);
}

type Writer = (input: string, note: NoteOptions, audit: AuditInput) => ToolResult;
const writers: Readonly<Record<Exclude<ToolName, 'Redactify'>, Writer>> = {
  Chartwright: chart,
  TranscriptX: transcribe,
  Validify: (input, _note, { decisions, codes }) => validate(input, { decisions, library: openShared(codes) }),
};

/** Nothing in the title of a result, which the history shows, identifies anybody. */
const withGuardedTitle = <R extends ToolResult>(result: R): R => ({ ...result, title: guardTitle(result.title) });

/** What the engine is asked to do, here or on a thread of its own: plain data in, plain data out. */
export const engineJobs = {
  /** One of the four results, from the joined input. */
  write: (job: {
    readonly tool: Exclude<ToolName, 'Redactify'>;
    readonly input: string;
    readonly note?: NoteOptions;
    /** What was decided about flags of earlier audits. */
    readonly decisions?: readonly FlagDecision[];
    /** What codes are looked up in. */
    readonly codes?: SharedTables;
  }): ToolResult =>
    withGuardedTitle(
      writers[job.tool](job.input, job.note ?? {}, {
        decisions: job.decisions ?? [],
        codes: job.codes ?? builtInTables,
      }),
    ),
  /** The same of Redactify, with the name that its file comes back under; null without one. */
  redact: (job: {
    readonly input: string;
    readonly options: RedactOptions;
    readonly fileName: string | null;
  }): { readonly result: RedactResult; readonly fileName: string | null } => {
    const result = withGuardedTitle(redactWith(job.input, job.options));
    const fileName = job.fileName === null ? null : redactFileName(job.fileName, job.input, result.findings);
    return { result, fileName };
  },
  /** Where each statement of a model's text stands, and whether the input supports it. */
  check: (job: { readonly markdown: string; readonly input: string }): readonly PlacedStatement[] =>
    placeStatements(job.markdown, job.input),
  /** What a model's note does not hold of its input. */
  leftOut: (job: {
    readonly source: NoteSource;
    readonly statements: readonly PlacedStatement[];
  }): readonly LeftOut[] => leftOutByModel(job.source, job.statements),
  /** A note with a statement that it had left out; null where its input does not state it. */
  complete: ({ source, kind, note, chosen }: CompleteJob): CompletedNote | null =>
    completeNote(source, kind, note, chosen) ?? null,
  /** The codes that answer a query, in the tables in force today: who looks a code up codes today's visit. */
  searchCodes: ({ query, options, codes }: CodeQuery): LookedUp<readonly CodeHit[]> => {
    const tables = openShared(codes).at(null);
    return { found: query.trim() === '' ? [] : searchCodes(tables, query, options), label: tables.label };
  },
  /** What one of these codes means and where it stands; null where no table holds it. */
  describeCode: ({ code, systems, codes }: CodeQuestion): LookedUp<CodeDescription | null> => {
    const tables = openShared(codes).at(null);
    return { found: describeCode(tables, code, systems), label: tables.label };
  },
  /** What the tables in force today are called, and which of them come with the product. */
  listTables: ({ codes }: { readonly codes: SharedTables }): LookedUp<readonly ListedTable[]> => ({
    found: listBuiltIn(openLibrary([], { hcpcs: codes.hcpcs })),
    label: openShared(codes).at(null).label,
  }),
  /** A text with placeholders for its identifiers, before it leaves the machine; `sections` may be data of their own. */
  shield: ({ text, sections }: { readonly text: string; readonly sections: readonly Span[] }): Shield =>
    shieldText(text, sections),
  /** The identifiers of a text, as they stand there, each once. */
  identify: (text: string): readonly string[] => [
    ...new Set(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))),
  ],
} as const;

export type EngineJobs = typeof engineJobs;
export type EngineJobName = keyof EngineJobs;
export type LookUpName = 'searchCodes' | 'describeCode' | 'listTables';
