import { limits, type BodyOf, type chat } from '@notewright/contract';
import type { PlacedStatement } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { StoredEdit, StoredMessage } from '../../store/store.ts';
import { isNote, isSigned, type StoredNote } from './find-note.ts';

export type EditBody = BodyOf<typeof chat.editNote>;

/** What a save comes to: nothing, as it is kept already, or a revision of a version, which may be its first. */
export type EditPlan =
  | { readonly kind: 'kept'; readonly version: StoredNote }
  | { readonly kind: 'first' | 'next'; readonly edit: Omit<StoredEdit, 'editedBy' | 'editedAt'> };

/** Versions as they are kept; null where there is none for this person. */
export interface KeptVersions {
  /** The one that the call names. */
  readonly base: StoredNote;
  /** The one that is to hold the edit. */
  readonly version: StoredMessage | null;
}

/** @throws ProblemError when the save cannot be taken; nothing is to be written then */
export function planEdit({ base, version }: KeptVersions, body: EditBody): EditPlan {
  if (version === null) return planFirst(base, body);
  const isOwn = version.id === base.id || (version.edit?.of === base.id && version.chatId === base.chatId);
  if (!isNote(version) || !isOwn) throw new ProblemError('not_found');
  if (isKept(version, body)) return { kind: 'kept', version };
  if (isSigned(version)) throw new ProblemError('note_signed');
  const { edit } = version;
  // A version that a tool wrote stays as it was written: its edit has an id of its own.
  if (edit === undefined) throw new ProblemError('not_found');
  if (edit.revision !== body.revision) throw new ProblemError('note_changed');
  const { of, revision, addendumTo, signedEnd } = edit;
  return { kind: 'next', edit: { of, revision: revision + 1, addendumTo, signedEnd, ...openTexts(body) } };
}

const openTexts = ({ template_texts: texts }: EditBody): Pick<StoredEdit, 'templateTexts'> =>
  texts.length === 0 ? {} : { templateTexts: texts };

function planFirst(base: StoredNote, body: EditBody): EditPlan {
  const { revision } = body;
  if (revision !== 0) throw new ProblemError('note_changed');
  if (base.versions >= limits.noteVersions) throw new ProblemError('note_too_many_versions');
  const { addendumTo = null, signedEnd = 0 } = isSigned(base)
    ? { addendumTo: base.id, signedEnd: base.content.length }
    : (base.edit ?? {});
  return { kind: 'first', edit: { of: base.id, revision: 1, addendumTo, signedEnd, ...openTexts(body) } };
}

/** The same text, with the same reasons and the same left to confirm. */
function isKept({ content, statements, edit }: StoredNote, body: EditBody): boolean {
  if (content !== body.message_content) return false;
  if (JSON.stringify(edit?.templateTexts ?? []) !== JSON.stringify(body.template_texts)) return false;
  const confirmed = confirmStatements(statements, body.confirmations, edit?.signedEnd ?? 0);
  return JSON.stringify(confirmed) === JSON.stringify(statements);
}

/**
 * Statements with the reasons why the clinician stands by those that the source does not hold; one without a reason is open again.
 * @param signedEnd what stands before it was signed, and stays as it was signed
 */
export function confirmStatements(
  statements: readonly PlacedStatement[],
  confirmations: EditBody['confirmations'],
  signedEnd: number,
): PlacedStatement[] {
  const reasons = new Map(confirmations.map(({ text, reason }) => [text, reason]));
  return statements.map((statement) => {
    if (statement.at.end <= signedEnd) return statement;
    const { confirmed: _before, ...open } = statement;
    const reason = statement.support === 'unsupported' ? reasons.get(statement.text) : undefined;
    return reason === undefined ? open : { ...open, confirmed: reason };
  });
}

/**
 * An addendum begins with what was signed, word for word, and says more below it: a line of its own after an empty one, so that it
 * neither goes on with a signed sentence ("5 mg", "0") nor changes how one reads.
 * @throws ProblemError `note_not_extended`
 */
export function requireExtended(signed: string, content: string): void {
  const gap = /^\s*/.exec(content.slice(signed.trimEnd().length))?.[0] ?? '';
  const isBelow = gap.split('\n').length > 2 && content.trimEnd().length > signed.length;
  if (!content.startsWith(signed) || !isBelow) throw new ProblemError('note_not_extended');
}
