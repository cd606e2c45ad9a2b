import { toClipboardHtml } from './to-clipboard-html.ts';
import { toPlainText } from './to-plain-text.ts';

/** Puts a reply on the clipboard, as plain text and as simple markup. Rejects when the browser refuses both. */
export async function copyReply(markdown: string): Promise<void> {
  const text = toPlainText(markdown);
  const canHoldBoth = typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard.write === 'function';
  if (!canHoldBoth) return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([toClipboardHtml(markdown)], { type: 'text/html' }),
  });
  try {
    await navigator.clipboard.write([item]);
  } catch {
    await navigator.clipboard.writeText(text);
  }
}
