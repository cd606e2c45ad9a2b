import type {
  AttachmentType,
  InputSource,
  NoteChoice,
  RedactionChoice,
  stageNames,
  WireNote,
  WireToolResult,
} from '@notewright/contract';
import type {
  FlagDecision,
  FollowUp,
  LeftOut,
  NoteForm,
  PlacedStatement,
  SourcePart,
  ToolName,
  UsedPreferences,
} from '@notewright/engine';
import type { Asker } from '../kernel/fair-queue.ts';
import type { Model } from '../models/model.ts';

/** What a tool tells while it works, in the words of the turn's events. */
export type ToolEvent =
  | { readonly type: 'stage-start'; readonly stage: (typeof stageNames)[number] }
  | { readonly type: 'text-delta'; readonly text: string }
  | {
      readonly type: 'tool-result';
      readonly tool_result: WireToolResult;
      readonly statements: readonly PlacedStatement[];
      /** The reply is whole with it, also where it is stopped from here on; what is still to come makes it better. A later one takes its place. */
      readonly whole?: ToolEnd;
    };

/** How a tool's work ended when it ended well. */
export interface ToolEnd {
  /** A title without identifiers; empty when nothing fits. */
  readonly title: string;
  /** Who wrote it: the engine, or the model by its configured name. */
  readonly writtenBy: string;
  /** One sentence for the reader about how it was made, or null. */
  readonly notice: string | null;
  /** Another tool, whose work the message asks for; the reader may have it done. */
  readonly offer?: ToolName;
  /** Of a version that was made as its person said: the one that it was made from, and whose change it is, by name. */
  readonly edit?: {
    readonly of: string;
    readonly editedBy: string;
    /** Phrases in it that nobody confirmed; absent where there are none. */
    readonly templateTexts?: readonly string[] | undefined;
  };
  /** A file that goes with the reply. */
  readonly file?: ProducedFile | null;
}

/** A file that a tool has made. */
export interface ProducedFile {
  /** Without identifiers: it is shown, and stands in headers. */
  readonly name: string;
  readonly mediaType: AttachmentType;
  readonly bytes: Uint8Array;
  readonly pages: number | null;
}

/** A source of a message beside what was typed; its words are data, never instructions. */
export interface RunSource extends InputSource {
  readonly origin: 'file' | 'text' | 'note';
  /** As its person calls it. */
  readonly name: string;
  /** The day it is from, as `2026-03-03`. */
  readonly date: string | null;
}

/** The file that went with the message. */
export interface RunFile {
  readonly name: string;
  readonly mediaType: string;
  readonly pages: number | null;
  /** Null when it is not there any more. */
  readonly readBytes: () => Promise<Uint8Array | null>;
}

/** The words that the last note of a chat was written from, and what was asked of it since. */
export interface EarlierNote {
  readonly messageId: string;
  readonly message: string;
  readonly sources: readonly RunSource[];
  readonly toolName: 'Chartwright' | 'TranscriptX';
  readonly note: NoteChoice | null;
  /** Oldest first. */
  readonly followUps: readonly (FollowUp & { readonly note: NoteChoice | null })[];
}

/** The note that a chat is about, in its newest version. */
export interface NoteAtHand {
  /** The version. */
  readonly messageId: string;
  /** How often the version was kept with other words; 0 of what a tool wrote. */
  readonly revision: number;
  readonly markdown: string;
  readonly statements: readonly PlacedStatement[];
  readonly result: WireNote;
  readonly writtenBy: string | null;
  /** The message whose words it was written from, and those words. */
  readonly sourceMessageId: string;
  readonly input: string;
  /** What these are joined from. */
  readonly sources: readonly SourcePart[];
  /** The template of one's own that it was written by, if any. */
  readonly form: NoteForm | null;
  /** Phrases in it that nobody confirmed. */
  readonly templateTexts: readonly string[];
  /** True also for an addendum, which begins with what was signed. */
  readonly isSigned: boolean;
}

/** A version of a note that is to be the same again, with one statement that it had left out. */
export interface Completing {
  /** The version. */
  readonly messageId: string;
  /** Phrases in it that nobody confirmed. */
  readonly templateTexts: readonly string[];
  readonly markdown: string;
  readonly statements: readonly PlacedStatement[];
  readonly note: WireNote;
  readonly writtenBy: string | null;
  readonly leftOut: LeftOut;
}

export interface ToolRun {
  /** What was typed. */
  readonly message: string;
  /** All else that was sent, in its person's order. */
  readonly sources: readonly RunSource[];
  /** The one file that is among them; null when there is none, or more than one. */
  readonly file: RunFile | null;
  /** How identifiers are to be replaced; null: as Redactify does by itself. */
  readonly redaction: RedactionChoice | null;
  /** What note it is to become; null: as the words of the message say. */
  readonly note: NoteChoice | null;
  /** The version that is to be completed; null where a note is to be written. */
  readonly completing: Completing | null;
  /** The chat's secret for made-up stand-ins; never stored, never told. */
  readonly surrogateKey: () => Promise<string | null>;
  /** The note that the chat was about before this message; null when there is none. */
  readonly earlierNote: () => Promise<EarlierNote | null>;
  /** The same note as it stands now. */
  readonly noteAtHand: () => Promise<NoteAtHand | null>;
  /** The name of whoever asks. */
  readonly personName: () => Promise<string>;
  /** How whoever asks likes their notes; null where nothing is used. */
  readonly preferences: () => Promise<UsedPreferences | null>;
  /** What was decided about flags of earlier audits in the chat. */
  readonly flagDecisions: () => Promise<readonly FlagDecision[]>;
  /** Aborts when the person stops the reply. */
  readonly signal: AbortSignal;
  /** For whom the work is done; its signal is the one above. */
  readonly asker: Asker;
  /** Null when none is configured: the engine then does the whole job. */
  readonly model: Model | null;
}

/**
 * One of the four tools. Text that it has given out stands: what a reader saw is a prefix of what is stored.
 * @throws ToolProblem with a sentence for the reader; anything else becomes a general one
 */
export type Tool = (run: ToolRun) => AsyncGenerator<ToolEvent, ToolEnd>;

/** Ends a reply as `failed`; the message is a sentence for a person. */
export class ToolProblem extends Error {
  override readonly name = 'ToolProblem';
}

export { engineName } from '@notewright/contract';
