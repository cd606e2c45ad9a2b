import { defineMessage, type Message } from '@notewright/engine/message';
import { limits } from '@notewright/contract';
import type { ProblemCode } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { DocumentProblem } from '../../documents/document-reader.ts';
import { ProblemError, problemMessage } from '../../kernel/problem.ts';
import type { DocumentProblemCode, PictureMaker } from '../../documents/document-reader.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Asker } from '../../kernel/fair-queue.ts';
import type { FileStore } from '../../files/file-store.ts';

/** What is wrong with a picture, where the catalogue's own words speak of documents. */
const sentences: Partial<Record<DocumentProblemCode, Message>> = {
  unsupported_file: defineMessage('account.profilePictureMustImage', 'Profile picture must be an image.'),
  file_damaged: defineMessage(
    'account.pictureDamaged',
    'The picture is damaged and could not be read. Please choose another one.',
  ),
  file_too_complex: defineMessage(
    'account.pictureTooSlow',
    'The picture took too long to read. Please choose a smaller one.',
  ),
  file_too_large: defineMessage('http.fileTooLarge', 'The file is too large. The limit is {megabytes} MB.', {
    megabytes: 5,
  }),
};

/**
 * Re-encodes a picture and keeps it, encrypted under a key of its own, before the profile names it.
 * @returns its key in the file store, never one that was used before
 * @throws ProblemError with the sentence for what is wrong with it; nothing is kept then
 */
export async function storePicture(
  parts: { readonly files: FileStore; readonly pictures: PictureMaker },
  { userId, tenantId, personalTenantId }: Pick<UserCaller, 'userId' | 'tenantId' | 'personalTenantId'>,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const picture = await makePicture(parts, bytes, { person: userId, company: tenantId, signal });
  const key = `${personalTenantId}/${makeId()}`;
  await parts.files.put(key, picture);
  return key;
}

async function makePicture(
  parts: { readonly pictures: PictureMaker },
  bytes: Uint8Array,
  asker: Asker,
): Promise<Uint8Array> {
  try {
    return await parts.pictures.makePicture(bytes, limits.profilePictureSide, asker);
  } catch (error) {
    // Nobody is there to read the answer.
    if (asker.signal?.aborted === true) throw new ProblemError('bad_request');
    if (!(error instanceof DocumentProblem)) throw error;
    throw problemOfPicture(error.code);
  }
}

function problemOfPicture(code: DocumentProblemCode & ProblemCode): ProblemError {
  const message = sentences[code] ?? problemMessage(code);
  return new ProblemError(code, { message, fields: { profile_picture: [message] } });
}
