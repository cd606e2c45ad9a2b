/** What goes to the clipboard, made while the browser waits for it. */
export interface ClipboardForms {
  readonly plain: Promise<string>;
  /** The same as simple markup, for programs that keep formatting; left out where only plain text is of use. */
  readonly markup?: Promise<string>;
}

const blobOf = async (text: Promise<string>, type: string): Promise<Blob> => new Blob([await text], { type });

/**
 * Puts text on the clipboard. Rejects when the browser refuses, or the text could not be made.
 *
 * Call it while a click or a key lasts: browsers let a page write only then, so the item is handed over before its forms
 * are made.
 */
export async function putOnClipboard({ plain, markup }: ClipboardForms): Promise<void> {
  try {
    if (typeof ClipboardItem === 'undefined' || typeof navigator.clipboard.write !== 'function') throw new TypeError();
    const forms = markup === undefined ? {} : { 'text/html': blobOf(markup, 'text/html') };
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blobOf(plain, 'text/plain'), ...forms })]);
  } catch {
    await navigator.clipboard.writeText(await plain);
  }
}
