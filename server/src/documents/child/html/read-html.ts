import type { DocumentFormat } from '../format.ts';
import { headContains } from '../magic.ts';
import { skipProlog } from '../markup/skip-prolog.ts';
import { readTextual } from '../read-plain-text.ts';
import { redactLater } from '../redact-later.ts';
import { htmlToLines } from './html-lines.ts';

/** A web archive is text with tags in it, but encoded: read as HTML it would come out wrong. */
const archiveMarks = ['mime-version:', 'multipart/related'];

/** Web pages and fragments of them, read as shown with scripts off. */
export const htmlFormat: DocumentFormat = {
  matches(bytes) {
    const text = readTextual(bytes);
    return text !== null && !headContains(bytes, archiveMarks) && /<[a-z!]/i.test(text) && !isOtherMarkup(text);
  },
  read: async (bytes) => ({ text: htmlToLines(readTextual(bytes) ?? '').join('\n'), pages: null, readBy: 'text' }),
  redact: redactLater(async () => (await import('./redact/redact-html.ts')).redactHtml),
};

/** Whether the first element, after any prolog, is the root of another XML vocabulary. */
function isOtherMarkup(text: string): boolean {
  const root = /^<([a-z][\w:.-]*)/i.exec(skipProlog(text))?.[1]?.toLowerCase();
  return root !== undefined && root !== 'html' && (root === 'svg' || root.includes(':') || /^\s*<\?xml/i.test(text));
}
