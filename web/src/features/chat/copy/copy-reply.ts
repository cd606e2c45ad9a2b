type Form = 'text/plain' | 'text/html';

/** A reply in a form for the clipboard. What makes them is fetched with the first copy. */
async function makeForm(markdown: string, form: Form): Promise<Blob> {
  const { toPlainText, toClipboardHtml } = await import('./clipboard-forms.ts');
  const text = form === 'text/plain' ? toPlainText(markdown) : toClipboardHtml(markdown);
  return new Blob([text], { type: form });
}

/** Puts a reply on the clipboard, as plain text and as simple markup. Rejects when the browser refuses both. */
export async function copyReply(markdown: string): Promise<void> {
  const plain = makeForm(markdown, 'text/plain');
  // Browsers let a page write only while a click lasts, so the item is handed over before its forms are made.
  try {
    if (typeof ClipboardItem === 'undefined' || typeof navigator.clipboard.write !== 'function') throw new TypeError();
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': plain, 'text/html': makeForm(markdown, 'text/html') }),
    ]);
  } catch {
    await navigator.clipboard.writeText(await (await plain).text());
  }
}
