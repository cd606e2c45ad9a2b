import type { MessageState, NoteChoice, RedactionChoice, WireToolResult } from '@notewright/contract';
import type { PlacedStatement, SourceKind, ToolName } from '@notewright/engine';
import type { AuditStore } from '../kernel/audit-event.ts';
import type { ShownText } from '../kernel/damage.ts';
import type { Page } from '../kernel/page.ts';
import type { AttachmentStore } from './attachments/attachment-store.ts';
import type { CounterStore } from './accounts/counters.ts';
import type { MailStore } from './accounts/mails.ts';
import type { BranchStore } from './branches/branch-store.ts';
import type { UsageStore } from './billing/usage-store.ts';
import type { MemberStore } from './companies/member-store.ts';
import type { CosignatureStore } from './cosignatures/cosignature-store.ts';
import type { FlagChoiceStore } from './flag-choices/flag-choice-store.ts';
import type { DayListStore } from './notes/day-list-store.ts';
import type { JournalStore } from './journal/journal-store.ts';
import type { NoteStore } from './notes/note-store.ts';
import type { RecordingStore } from './recordings/recording-store.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import type { EmrStore } from './emr/emr-store.ts';
import type { EmrWriteStore } from './emr-writes/emr-write-store.ts';
import type { LearningStore } from './learning/learning-store.ts';
import type { PhraseStore } from './phrases/phrase-store.ts';
import type { TemplateStore } from './templates/template-store.ts';

/**
 * The port through which everything is kept. Above it there is no SQL and no ciphertext: callers pass and get plain
 * values, and every read names the owner, so that a foreign row and a missing one look the same (null).
 *
 * Times are epoch milliseconds; ids are UUID v7 made by the caller unless said.
 */
export interface Store {
  readonly chats: ChatStore;
  readonly branches: BranchStore;
  readonly messages: MessageStore;
  readonly attachments: AttachmentStore;
  readonly journal: JournalStore;
  readonly drafts: DraftStore;
  readonly flagChoices: FlagChoiceStore;
  readonly notes: NoteStore;
  readonly cosignatures: CosignatureStore;
  readonly dayList: DayListStore;
  readonly templates: TemplateStore;
  readonly phrases: PhraseStore;
  readonly learning: LearningStore;
  readonly recordings: RecordingStore;
  readonly emr: EmrStore;
  readonly emrWrites: EmrWriteStore;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditStore;
  readonly bin: BinStore;
  readonly retention: RetentionStore;
  /** Counts of what was written. */
  readonly usage: Pick<UsageStore, 'add'>;
  /** Who belongs to a company. */
  readonly members: Pick<MemberStore, 'find'>;
  /** The mails that tell of a change, and how many were sent to whom. */
  readonly mails: Pick<MailStore, 'enqueue'>;
  readonly counters: Pick<CounterStore, 'add'>;
  /**
   * Runs `work` in one transaction: all of it is kept, or none. Only store calls of the handed store belong inside;
   * awaiting anything else would hold the database's one writer.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction is kept. */
  afterCommit(task: () => void): void;
}

/** Whose rows a call may see: a person, in their tenant (a company, or an individual's own). */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

export interface ChatSummary {
  readonly id: string;
  /** Null where the chat's row is damaged. */
  readonly title: string | null;
  /** Time of the last message. */
  readonly timestamp: number;
  readonly isPinned: boolean;
  readonly isSaved: boolean;
}

export type ChatFilter = 'all' | 'pinned' | 'saved';

export interface ChatStore {
  /** Makes the chat and its key. */
  create(owner: Owner, chat: { readonly id: string; readonly title: string; readonly now: number }): Promise<void>;
  /** Null when missing, foreign or in the bin. */
  find(owner: Owner, chatId: string): Promise<ChatSummary | null>;
  /** Newest first by last message. Never reads messages. An unreadable cursor reads as the first page. */
  list(
    owner: Owner,
    page: { readonly filter: ChatFilter; readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<ChatSummary>>;
  /** Case-insensitive substring of the title, through the keyed n-gram index; newest first. */
  searchTitles(
    owner: Owner,
    search: {
      readonly query: string;
      readonly filter: ChatFilter;
      readonly cursor?: string | undefined;
      readonly limit: number;
    },
  ): Promise<Page<ChatSummary>>;
  /** As `find`; inside a transaction nobody else adds to the chat or changes it until the transaction ends. */
  hold(owner: Owner, chatId: string): Promise<ChatSummary | null>;
  rename(owner: Owner, chatId: string, title: string): Promise<ChatSummary | null>;
  /** Gives a title to a chat that has none. Answers the title that it has then; null as `find`. */
  giveTitle(owner: Owner, chatId: string, title: string): Promise<string | null>;
  setFlags(
    owner: Owner,
    chatId: string,
    flags: { readonly isPinned?: boolean | undefined; readonly isSaved?: boolean | undefined },
  ): Promise<ChatSummary | null>;
  /** Hides it everywhere at once. False when missing or foreign. */
  moveToBin(owner: Owner, chatId: string, now: number): Promise<boolean>;
  restore(owner: Owner, chatId: string): Promise<ChatSummary | null>;
  /**
   * A secret of the chat that a reply belongs to, for made-up stand-ins that are the same throughout the chat and tell
   * nothing of any other. Derived from the chat's key: it is kept nowhere, and gone with it. Null when the reply is gone.
   */
  surrogateKey(replyId: string): Promise<string | null>;
  /** Destroys key, rows and index entries of chats binned before `before`; answers the storage keys of their files. */
  destroyBinned(before: number, limit: number): Promise<readonly string[]>;
}

/** A chat in the bin. */
export interface BinnedChat {
  readonly id: string;
  /** Null where the chat's row is damaged. */
  readonly title: string | null;
  readonly binnedAt: number;
}

/** What a person has deleted where they work, and could still have back. */
export interface BinStore {
  /** What was deleted last comes first. */
  list(owner: Owner, page: { readonly cursor?: string | undefined; readonly limit: number }): Promise<Page<BinnedChat>>;
  listIds(owner: Owner, limit: number): Promise<readonly string[]>;
  /** Destroys key, rows and index entries now; answers the storage keys of the files, null when it is not there. */
  destroy(owner: Owner, chatId: string): Promise<readonly string[] | null>;
  /**
   * Drops what the database still keeps of destroyed rows and keys, where it can. To be called after the transaction, once
   * for as many as were destroyed. Never fails.
   */
  forgetDestroyed(): Promise<void>;
}

/** What companies keep only for a time. */
export interface RetentionStore {
  /** Those that set one. */
  listCompanies(): Promise<readonly { readonly tenantId: string; readonly days: number }[]>;
  /** A company's chats whose last message is older than `before`, in batches; also in the bin, and of people who left. */
  findExpired(tenantId: string, before: number): AsyncIterable<readonly string[]>;
  /**
   * Destroys one of them and tells the company's audit log; answers the storage keys of its files. Null when it has been
   * used since, while a reply is being written in it, or when it is gone.
   */
  expire(tenantId: string, chatId: string, before: number): Promise<readonly string[] | null>;
  /** Destroys a chat that a restored backup brought back, whoever's it is and wherever it lies; null when it is not there. */
  destroyAgain(chatId: string): Promise<{ readonly tenantId: string; readonly fileKeys: readonly string[] } | null>;
}

export interface StoredAttachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly pages: number | null;
  readonly readBy: 'text' | 'ocr' | 'mixed';
  readonly text: string;
}

/** A source of a message beside what was typed. */
export interface StoredSource {
  readonly origin: 'file' | 'text' | 'note';
  readonly kind: SourceKind;
  readonly name: string;
  /** The day it is from, as `2026-03-03`; null where that was not said. */
  readonly date: string | null;
  /** Its words, those of a file among them. */
  readonly text: string;
  /** Of a file. */
  readonly attachment: StoredAttachment | null;
  /** The version that an earlier note's words were taken from. */
  readonly messageId: string | null;
}

/** What a clinician made of a version of a note. */
export interface StoredEdit {
  /** The version that it was made from. */
  readonly of: string;
  /** Counts from 1. */
  readonly revision: number;
  /** By name. */
  readonly editedBy: string;
  readonly editedAt: number;
  /** The signed version with which it begins, word for word; null where it is no addendum. */
  readonly addendumTo: string | null;
  /** Where in it the signed words end; 0 where it is no addendum. */
  readonly signedEnd: number;
  /** Phrases in it that nobody confirmed, as a reader sees them; absent where there are none. */
  readonly templateTexts?: readonly string[] | undefined;
}

/** Who signed a version of a note. */
export interface StoredSignature {
  readonly role: 'author' | 'co-signer';
  readonly signedBy: string;
  readonly name: ShownText;
  readonly credentials: string;
  readonly signedAt: number;
  /** What a co-signer attests; empty of an author. */
  readonly attestation: ShownText;
  /** False where the version is not what was signed, or the signature is not what was kept. */
  readonly isIntact: boolean;
}

/** A request for the co-signature of a version of a note. */
export interface StoredCosignature {
  readonly id: string;
  readonly tenantId: string;
  readonly chatId: string;
  readonly messageId: string;
  /** Whose note it is. */
  readonly askedBy: string;
  readonly askedOf: string;
  readonly askedByName: ShownText;
  readonly askedOfName: ShownText;
  readonly askedAt: number;
  readonly state: 'open' | 'signed' | 'returned';
  /** Null while it is open. */
  readonly answeredAt: number | null;
  /** Why it was sent back; empty otherwise. */
  readonly comment: ShownText;
}

export interface StoredMessage {
  readonly id: string;
  readonly chatId: string;
  /** Rises by one within the chat. */
  readonly position: number;
  /** The branch in which it stands; the chat's own id for the first one. */
  readonly branchId: string;
  readonly sentBy: 'user' | 'bot';
  readonly content: string;
  /** Its row is damaged: its words, and all that was said of it, are missing here. Only pages of messages hold such. */
  readonly isDamaged?: true;
  readonly createdAt: number;
  readonly toolName: ToolName;
  /** The user message that a reply answers. */
  readonly replyTo: string | null;
  readonly version: number;
  /** How many versions of this answer, or of a person's message, there are. */
  readonly versions: number;
  /** Of a person's message that has several: all of them in their order. */
  readonly versionIds?: readonly string[];
  readonly state: MessageState;
  readonly problem: string | null;
  readonly notice: string | null;
  readonly writtenBy: string | null;
  /** Another tool, whose work the message asked for. */
  readonly offeredTool?: ToolName;
  readonly statements: readonly PlacedStatement[];
  readonly toolResult: WireToolResult | null;
  readonly rating: 'like' | 'dislike' | null;
  /** The file that was sent, or the one that came back with a reply. */
  readonly attachment: StoredAttachment | null;
  /** All that a person sent beside the typed words; absent where that is one file of the visit at most. */
  readonly sources?: readonly StoredSource[];
  /** How a person wanted identifiers replaced; null for all else. */
  readonly redaction: RedactionChoice | null;
  /** What note a person wanted; null where they did not choose, and for all else. */
  readonly note: NoteChoice | null;
  /** Of a version of a note that a clinician edited. */
  readonly edit?: StoredEdit;
  /** The author's first; absent of a version that nobody signed. */
  readonly signatures?: readonly StoredSignature[];
  /** The last request for a co-signature of it; absent where there is none. */
  readonly cosignature?: StoredCosignature;
}

export interface NewMessage {
  readonly id: string;
  readonly sentBy: 'user' | 'bot';
  readonly content: string;
  readonly createdAt: number;
  readonly toolName: ToolName;
  readonly replyTo: string | null;
  /** Of a person's message: the branch that it continues; the first one unless said. Replies stand where what they answer does. */
  readonly branchId?: string;
  /** The person's message in whose place it stands, in a branch of its own that begins with it. */
  readonly edits?: string;
  readonly state: MessageState;
  readonly redaction?: RedactionChoice | null;
  readonly note?: NoteChoice | null;
  readonly sources?: readonly StoredSource[];
  /** Of a version of a note that a clinician made. */
  readonly edited?: Pick<StoredMessage, 'statements' | 'toolResult' | 'writtenBy'> & { readonly edit: StoredEdit };
  /** Who writes a reply from its beginning, and until when that is believed; as if claimed at once. */
  readonly heldBy?: { readonly worker: string; readonly until: number };
}

/** How a reply ended; written once, together with the removal of its journal. */
export interface ReplyEnd {
  readonly state: 'complete' | 'stopped' | 'failed' | 'interrupted';
  readonly content: string;
  readonly statements: readonly PlacedStatement[];
  readonly toolResult: WireToolResult | null;
  readonly problem: string | null;
  readonly notice: string | null;
  readonly writtenBy: string | null;
  /** Another tool, whose work the message asked for. */
  readonly offeredTool?: ToolName;
  /** Of a version of a note that was made as its person said. */
  readonly edit?: StoredEdit;
}

/** A running reply that has all it needs, and is only being made better. */
export type WholeReply = Pick<ReplyEnd, 'content' | 'statements' | 'toolResult' | 'notice' | 'writtenBy'>;

/** What is known of a message without opening it. */
export interface MessageOutline extends Pick<StoredMessage, 'id' | 'replyTo' | 'version' | 'state'> {
  /** About how many bytes its text takes; 0 or so of a reply that is being written. */
  readonly bytes: number;
}

export interface MessageStore {
  /** Adds at the end of the chat and moves the chat's timestamp. A reply's `version` is the next for its `replyTo`. */
  add(owner: Owner, chatId: string, message: NewMessage): Promise<StoredMessage>;
  /** The same for several, in their order; a message may answer one before it. */
  addAll(owner: Owner, chatId: string, messages: readonly NewMessage[]): Promise<readonly StoredMessage[]>;
  /**
   * Oldest first within the page; `cursor` asks for the page before. A running reply's content is what its journal holds.
   * Without a branch: of all of them.
   */
  page(
    owner: Owner,
    chatId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number; readonly branchId?: string | undefined },
  ): Promise<Page<StoredMessage>>;
  find(owner: Owner, messageId: string): Promise<StoredMessage | null>;
  /** All messages of the branch that a chat shows, in their order, none of them opened. None when the chat is missing, foreign or in the bin. */
  outline(owner: Owner, chatId: string): Promise<readonly MessageOutline[]>;
  /** Messages in the order in which they are named, as `page` reads them; without those that `find` would not find. */
  readMany(owner: Owner, ids: readonly string[]): Promise<readonly StoredMessage[]>;
  /** True when a message has a finished answer beside this one. */
  isAnswered(messageId: string, exceptReplyId: string): Promise<boolean>;
  /** The id of the reply that is `queued` or `streaming` in a chat, if there is one. Opens nothing of it. */
  findRunning(owner: Owner, chatId: string): Promise<string | null>;
  rate(
    owner: Owner,
    messageId: string,
    rating: 'like' | 'dislike' | null,
    comment: string | null,
  ): Promise<StoredMessage | null>;
  /**
   * Ends a reply: only while it runs and, when `worker` is given, only while that worker holds it. False when another
   * ended it first. The journal stays until `journal.clear`.
   */
  end(messageId: string, end: ReplyEnd, worker?: string): Promise<boolean>;
  /**
   * Keeps how a reply would end now, for whoever ends it should `worker` die; until it has ended nobody else is shown it. False when that worker
   * does not hold it any more.
   */
  keepWhole(messageId: string, end: ReplyEnd, worker: string): Promise<boolean>;
  /** What was kept so of a reply that runs; null where nothing was, or it was damaged. */
  findWhole(messageId: string): Promise<WholeReply | null>;
}

/** Results kept here must hold ids only, never a patient's words. */
export interface IdempotencyStore {
  /**
   * Takes the key for this request. `bodyHash` is a digest of all that was sent; only a keyed digest of it is kept, since
   * short texts can be guessed from a plain one. `done` carries the first result. A `running` key older than `staleBefore` is taken
   * over as `new`.
   */
  begin(
    userId: string,
    route: string,
    key: string,
    bodyHash: string,
    now: number,
  ): Promise<
    | { readonly state: 'new' }
    | { readonly state: 'running' }
    | { readonly state: 'mismatch' }
    | { readonly state: 'done'; readonly result: unknown }
  >;
  /** Belongs into the transaction of the change itself. */
  finish(userId: string, route: string, key: string, result: unknown): Promise<void>;
  /** Lets a failed request be tried again under the same key. */
  release(userId: string, route: string, key: string): Promise<void>;
  removeBefore(time: number): Promise<void>;
}
