import type { Cosignature, chat } from '@notewright/contract';
import type { Localizable } from '../language/localizable.ts';
import type { ListedCosignature } from '../store/cosignatures/list-requests.ts';
import type { StoredCosignature } from '../store/store.ts';
import { presentTitle } from './present-chat.ts';

const timeOf = (at: number): string => new Date(at).toISOString();

/** A request as its asker sees it with the note. */
export function presentCosignature(request: StoredCosignature): Localizable<Cosignature> {
  const { id, state, askedOf, askedOfName, askedAt, answeredAt, comment } = request;
  return {
    id,
    state,
    asked_of: { id: askedOf, name: askedOfName },
    asked_on: timeOf(askedAt),
    answered_on: answeredAt === null ? null : timeOf(answeredAt),
    comment,
  };
}

/** A request in a list; which chat it is of is for its asker alone. */
export function presentCosignatureItem(
  { request, title }: ListedCosignature,
  readerId: string,
): Localizable<chat.CosignatureItem> {
  const { comment: _comment, ...rest } = presentCosignature(request);
  return {
    ...rest,
    asked_by: { id: request.askedBy, name: request.askedByName },
    title: presentTitle(title),
    chat_id: request.askedBy === readerId ? request.chatId : null,
  };
}
