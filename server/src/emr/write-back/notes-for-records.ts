import type { FhirResource } from '@notewright/engine';
import type { RecordAttachment } from '@notewright/engine/record';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Owner } from '../../store/store.ts';

/** A version of a note, as far as it matters for a record. */
export interface NoteForRecord {
  readonly id: string;
  readonly chatId: string;
  /** Whose chat it stands in. */
  readonly author: Owner;
  /** Where it stands with its signatures; `waiting`: a colleague is to co-sign it, and has not. */
  readonly state: 'unsigned' | 'waiting' | 'signed' | 'damaged';
  /** Who asks has signed it, as its author or as co-signer. */
  readonly isSignedByCaller: boolean;
}

/** The forms in which a note goes into a record. */
export interface NoteForms {
  /** As a document Bundle. */
  readonly bundle: FhirResource;
  readonly title: string;
}

/** Who asks for forms, and in which language the words that are not of the note are. */
export interface FormsRequest {
  readonly caller: UserCaller;
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Notes as records take them; what knows notes gives them. */
export interface NotesForRecords {
  /** A version of the caller's, or one that they co-signed; null when it is missing or foreign. */
  find(caller: UserCaller, messageId: string): Promise<NoteForRecord | null>;
  /** @throws ProblemError `unavailable` */
  writeBundle(note: NoteForRecord, request: FormsRequest): Promise<NoteForms>;
  /** @throws ProblemError `unavailable` */
  writeAttachments(
    note: NoteForRecord,
    bundle: FhirResource,
    request: FormsRequest,
  ): Promise<readonly RecordAttachment[]>;
}
