import { joinLines, type Message } from '@notewright/engine/message';
import { documentNotices } from '../documents/document-notices.ts';
import { instructionAnswers, instructionNotices } from '../kernel/instruction-messages.ts';
import {
  modelNotices,
  redactionNotices,
  remarkAnswers,
  replyProblems,
  requestAnswers,
} from '../kernel/reply-messages.ts';

const { objectsOut, picturesOut, pagesBlack, ...plainNotices } = documentNotices;
const plain = new Map(
  [modelNotices, redactionNotices, plainNotices, remarkAnswers, replyProblems, requestAnswers, instructionAnswers]
    .flatMap((table) => Object.values(table))
    .map((message) => [String(message), message]),
);
const withValue = [objectsOut, picturesOut, pagesBlack, ...Object.values(instructionNotices)].map((make) => {
  const [before = '', after = ''] = String(make('\0')).split('\0');
  return { make, before, after };
});

function readStored(sentence: string): Message | string {
  const found = plain.get(sentence);
  if (found !== undefined) return found;
  for (const { make, before, after } of withValue)
    if (sentence.startsWith(before) && sentence.endsWith(after) && sentence.length > before.length + after.length)
      return make(sentence.slice(before.length, sentence.length - after.length));
  return sentence;
}

/**
 * What a stored reply says beside its text, a sentence a line, as a message; what is not known here is left as it is.
 * Only for these columns, which hold the server's own words and nothing else.
 */
export function readReplyMessages(stored: string | null): Message | string | null {
  if (stored === null) return null;
  const lines = stored.split('\n').map(readStored);
  const [only = stored] = lines;
  return lines.length === 1 ? only : joinLines(lines);
}
