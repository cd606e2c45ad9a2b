import { chat, type ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { callForFile } from '../../../../api/call.ts';
import { redactedData } from '../../copy/redacted-data.ts';
import { FileCard } from './file-card.tsx';

type FileOf = Pick<ChatMessage, 'attachment' | 'tool_result'>;

/** What comes back with a reply: the redacted file, or redacted data that was pasted, as a text file. */
export function ReplyFile({ reply }: { readonly reply: FileOf }): ReactNode {
  const { attachment } = reply;
  if (attachment !== null) {
    const load = (): Promise<Blob> => callForFile(chat.readAttachment, { params: { attachmentId: attachment.id } });
    return <FileCard name={attachment.name} size={attachment.size} load={load} />;
  }
  const data = redactedData(reply.tool_result);
  if (data === null) return null;
  const file = new Blob([data], { type: 'text/plain' });
  return <FileCard name="redacted.txt" size={file.size} load={() => Promise.resolve(file)} />;
}
