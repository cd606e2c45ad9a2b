import type { ChatMessage } from '@notewright/contract';
import { putOnClipboard } from './put-on-clipboard.ts';

/** What of a reply goes to the clipboard. */
export type CopiedReply = Pick<ChatMessage, 'id' | 'reply_to' | 'message_content' | 'edit' | 'signatures'>;

/** A reply in a form for the clipboard. What makes them is fetched with the first copy. */
async function makeForm(reply: CopiedReply, form: 'plain' | 'markup'): Promise<string> {
  const { closingOf, toPlainText, toClipboardHtml } = await import('./clipboard-forms.ts');
  const make = form === 'plain' ? toPlainText : toClipboardHtml;
  return make(reply.message_content, closingOf(reply));
}

/** Puts a reply on the clipboard, as plain text and as simple markup. Rejects when the browser refuses both. */
export const copyReply = (reply: CopiedReply): Promise<void> =>
  putOnClipboard({ plain: makeForm(reply, 'plain'), markup: makeForm(reply, 'markup') });
