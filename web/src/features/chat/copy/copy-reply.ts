import type { ChatMessage } from '@notewright/contract';

type Form = 'text/plain' | 'text/html';

/** What of a reply goes to the clipboard. */
export type CopiedReply = Pick<ChatMessage, 'id' | 'reply_to' | 'message_content' | 'edit' | 'signatures'>;

/** A reply in a form for the clipboard. What makes them is fetched with the first copy. */
async function makeForm(reply: CopiedReply, form: Form): Promise<Blob> {
  const { closingOf, toPlainText, toClipboardHtml } = await import('./clipboard-forms.ts');
  const make = form === 'text/plain' ? toPlainText : toClipboardHtml;
  const text = make(reply.message_content, closingOf(reply));
  return new Blob([text], { type: form });
}

/** Puts a reply on the clipboard, as plain text and as simple markup. Rejects when the browser refuses both. */
export async function copyReply(reply: CopiedReply): Promise<void> {
  const plain = makeForm(reply, 'text/plain');
  // Browsers let a page write only while a click lasts, so the item is handed over before its forms are made.
  try {
    if (typeof ClipboardItem === 'undefined' || typeof navigator.clipboard.write !== 'function') throw new TypeError();
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': plain, 'text/html': makeForm(reply, 'text/html') }),
    ]);
  } catch {
    await navigator.clipboard.writeText(await (await plain).text());
  }
}
