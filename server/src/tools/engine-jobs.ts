import {
  AskedNoteCheck,
  answerQuestion,
  applyInstruction,
  askAgain,
  chart,
  completeNote,
  DraftCheck,
  differencesOf,
  findIdentifiers,
  finishDraft,
  formOfExample,
  guardTitle,
  placeStatements,
  readPhraseValues,
  redact,
  redactFileName,
  relinkNote,
  shieldText,
  transcribe,
  usedIn,
  validate,
  writeNoteBundle,
} from '@notewright/engine';
import type {
  Answer,
  AskedAgain,
  AskedAnswer,
  AskedBrief,
  AskedNote,
  Brief,
  CarriedNote,
  CheckedDraft,
  CompletedNote,
  Drafted,
  Difference,
  DiscussedNote,
  FhirResource,
  FlagDecision,
  FormOfExample,
  Instructed,
  InstructedSource,
  Instruction,
  LeftOut,
  NoteKind,
  NoteOptions,
  NoteSource,
  NoteToQuote,
  PhraseValues,
  PlacedStatement,
  Question,
  QuestionedNote,
  Preference,
  RedactOptions,
  RedactResult,
  RenderedDocument,
  SaidStatement,
  SettledAnswer,
  Shield,
  SourcePart,
  Span,
  ToolName,
  ToolResult,
  WrittenNote,
  Writer as NoteWriter,
} from '@notewright/engine';
import { openShared } from '../codes/open-shared.ts';
import { builtInTables, type SharedTables } from '../codes/shared-tables.ts';
import type { DraftGround } from './model-note/check-statements.ts';

const redactWith: (input: string, options: RedactOptions) => RedactResult = redact;

/** What an audit goes by, beside the chart. */
interface AuditInput {
  readonly decisions: readonly FlagDecision[];
  readonly codes: SharedTables;
}

interface CompleteJob {
  readonly source: NoteSource;
  readonly kind: NoteKind;
  readonly note: WrittenNote;
  readonly chosen: LeftOut;
}

interface AskAgainJob {
  readonly source: NoteSource;
  readonly kind: NoteKind;
  readonly note: AskedNote;
}

interface AnswerJob {
  readonly source: NoteSource;
  readonly question: Question;
  readonly note: QuestionedNote;
}

interface InstructJob {
  readonly tool: 'Chartwright' | 'TranscriptX';
  readonly note: WrittenNote;
  readonly instruction: Instruction;
  readonly source: InstructedSource;
}

/** A note that a model is asked about, by a name of its own: the thread that has read it knows it again. */
interface TalkGround {
  readonly id: string;
  readonly asked: DiscussedNote;
}

interface SettleTalkJob {
  readonly ground: TalkGround;
  readonly answer: AskedAnswer;
  readonly language: Question['language'];
}

interface FhirJob {
  readonly note: CarriedNote;
  readonly tool: 'Chartwright' | 'TranscriptX';
  /** ISO 8601. */
  readonly madeAt: string;
}

interface ShieldJob {
  readonly text: string;
  readonly sections: readonly Span[];
  /** 32 bits by chance, by which dates are moved. */
  readonly seed: number;
  /** What the sections were cut from, where that is another text. */
  readonly whole: string;
}

interface PhraseValuesJob {
  readonly tool: 'Chartwright' | 'TranscriptX';
  readonly input: string;
  readonly note: NoteToQuote;
}

type Writer = (input: string, note: NoteOptions, audit: AuditInput) => ToolResult;
const writers: Readonly<Record<Exclude<ToolName, 'Redactify'>, Writer>> = {
  Chartwright: chart,
  TranscriptX: transcribe,
  Validify: (input, _note, { decisions, codes }) => validate(input, { decisions, library: openShared(codes) }),
};

/** Nothing in the title of a result, which the history shows, identifies anybody. */
const withGuardedTitle = <R extends ToolResult>(result: R): R => ({ ...result, title: guardTitle(result.title) });

/** What a thread has read last of a note that another writer writes; its statements come one after the other. */
let lastCheck: { readonly id: string; readonly check: DraftCheck } | null = null;

function openCheck({ id, source, note }: DraftGround): DraftCheck {
  if (lastCheck?.id !== id) lastCheck = { id, check: new DraftCheck(source, note) };
  return lastCheck.check;
}

/** The note that a thread was asked about last. */
let lastTalk: { readonly id: string; readonly check: AskedNoteCheck } | null = null;

function openTalk({ id, asked }: TalkGround): AskedNoteCheck {
  if (lastTalk?.id !== id) {
    const { source, kind } = asked;
    const write = source.tool === 'TranscriptX' ? transcribe : chart;
    lastTalk = { id, check: new AskedNoteCheck(asked, write(source.input, { ...source.options, kind })) };
  }
  return lastTalk.check;
}

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
  check: (job: {
    readonly markdown: string;
    readonly input: string;
    readonly sources?: readonly SourcePart[] | undefined;
  }): readonly PlacedStatement[] => placeStatements(job.markdown, job.input, job.sources),
  /** The statements of a note after a clinician changed its text; see there. */
  relink: (job: {
    readonly before: RenderedDocument;
    readonly after: string;
    readonly input: string;
    readonly sources?: readonly SourcePart[] | undefined;
  }): readonly PlacedStatement[] => relinkNote(job.before, job.after, job.input, job.sources),
  /** A note as a FHIR document; what its facts say is read again from its input. */
  fhir: ({ note, tool, madeAt }: FhirJob): FhirResource =>
    writeNoteBundle(note, (tool === 'TranscriptX' ? transcribe : chart)(note.input).facts ?? [], madeAt),
  /** What phrases can say of a note; what its facts say is read again from its input. */
  phraseValues: ({ tool, input, note }: PhraseValuesJob): PhraseValues =>
    readPhraseValues((tool === 'TranscriptX' ? transcribe : chart)(input).facts ?? [], note),
  /** The headings of a finished note, and no other word of it. */
  example: (note: string): FormOfExample => formOfExample(note),
  /** What another writer is given to write a note from. */
  brief: (ground: DraftGround): Brief => openCheck(ground).brief,
  /** Statements of another writer, held against what the note is written from. */
  checkDraft: ({ ground, drafted }: { readonly ground: DraftGround; readonly drafted: readonly Drafted[] }) => {
    const check = openCheck(ground);
    return drafted.map((one): CheckedDraft => check.check(one));
  },
  /** What another writer's note does not hold; the last that is asked about it. */
  finishDraft: ({ ground, said }: { readonly ground: DraftGround; readonly said: readonly SaidStatement[] }) => {
    const { brief } = openCheck(ground);
    lastCheck = null;
    return finishDraft(ground.source, ground.note, brief, said);
  },
  /** A note with a statement that it had left out; null where its input does not state it. */
  complete: ({ source, kind, note, chosen }: CompleteJob): CompletedNote | null =>
    completeNote(source, kind, note, chosen) ?? null,
  /** What the engine writes of a note's source that is of what one of its statements is; null where it has no such statement. */
  askAgain: ({ source, kind, note }: AskAgainJob): AskedAgain | null => {
    const write = source.tool === 'TranscriptX' ? transcribe : chart;
    return askAgain(source, kind, write(source.input, { ...source.options, kind }), note) ?? null;
  },
  /** What the note at hand and its source say of what a message asks. */
  answer: ({ source, question, note }: AnswerJob): Answer => {
    const write = source.tool === 'TranscriptX' ? transcribe : chart;
    return answerQuestion(question, source, write(source.input, { ...source.options, kind: 'soap' }), note);
  },
  /** What a model is given that is asked about the note at hand. */
  briefTalk: (ground: TalkGround): AskedBrief => openTalk(ground).brief,
  /** What stands of its answer, held against the note and its source. */
  settleTalk: ({ ground, answer, language }: SettleTalkJob): SettledAnswer => {
    const check = openTalk(ground);
    lastTalk = null;
    return check.settle(answer, language);
  },
  /** A note with what a message asked to be changed in it, or why nothing was. */
  instruct: ({ tool, note, instruction, source }: InstructJob): Instructed => {
    if (!instruction.steps.some(({ kind }) => kind === 'shorten')) return applyInstruction(note, instruction, source);
    const { input, options, kind } = source;
    const write = tool === 'TranscriptX' ? transcribe : chart;
    const { sections: short } = write(input, { ...options, kind, style: { ...options.style, length: 'shorter' } });
    return applyInstruction(note, instruction, { ...source, short });
  },
  /** What a signed note says of how its writer likes notes; none of its words. */
  differences: (job: {
    readonly composed: string;
    readonly signed: string;
    readonly known: readonly Preference[];
    readonly writer: NoteWriter;
  }): readonly Difference[] => differencesOf(job.composed, job.signed, job.known, job.writer),
  /** Which of some preferences a note has. */
  usedIn: (job: {
    readonly markdown: string;
    readonly preferences: readonly Preference[];
    readonly writer: NoteWriter;
  }): readonly Preference[] => usedIn(job.markdown, job.preferences, job.writer),
  /** A text without its identifiers, before it leaves the machine; `sections` may be data of their own. See `shieldText`. */
  shield: ({ text, sections, seed, whole }: ShieldJob): Shield => shieldText(text, sections, seed, whole),
  /** The identifiers of a text, as they stand there, each once. */
  identify: (text: string): readonly string[] => [
    ...new Set(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))),
  ],
} as const;

export type EngineJobs = typeof engineJobs;
export type EngineJobName = keyof EngineJobs;
