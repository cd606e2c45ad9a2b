import type { Finding } from '../../model/finding.ts';

/** A text with some stretches written otherwise, and the way back to the places of the text itself. */
export interface PlainText {
  readonly text: string;
  /** The finding at its place in the text itself. */
  readonly place: (finding: Finding) => Finding;
  /** True for a place in the plain text that holds, or touches, what was written otherwise. */
  readonly touches: (span: { readonly start: number; readonly end: number }) => boolean;
}

/** In the plain text [at, to) stands for [from, end) of the text itself. */
interface Edit {
  readonly at: number;
  readonly to: number;
  readonly from: number;
  readonly end: number;
}

/** What nobody sees between letters and digits: soft hyphens, spaces without width, joiners, marks of direction. */
const hidden =
  /(?<=[\p{Script=Latin}\d@.,/()-])[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+(?=[\p{Script=Latin}\d@.,/()-])/u;
/** Letters and digits in another dress: full width, in a ring, of formulas, ligatures. */
const dressed = /[\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]|[\u{1f130}-\u{1f149}]/u;
/** Beyond ASCII is all of it: asked first, that settles nearly every place of a text at once, and many a text. */
const beyondAscii = /[^\0-\x7f]/;
/** Of these code units one is in all of that: asked first, it settles nearly every text that has others beyond ASCII. */
const anyHiddenOrDressed =
  /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e\ud835\ud83c]/;
const hiddenOrDressed = new RegExp(`(?=[^\\0-\\x7f])(?:${hidden.source}|${dressed.source})`, 'gu');

/** Emphasis and code, as markdown writes them, beside a letter. */
const markup = /(?<=[\p{L}.,:])(?:[*~`]{1,3}|_{1,3}(?!\p{L}))|[*~`]{1,3}(?=\p{L})|(?<!\p{L}|_)_{1,3}(?=\p{L})/u;
const encoded = /(?:%[2-7][0-9a-f]){1,200}|&(?:nbsp|amp|quot|apos|#\d{2,6}|#x[0-9a-f]{2,5});/i;
/** Every one of them begins with one of these marks: asked first, as above. */
const anyMarkup = /[*~`_%&]/;
const markupOrEncoded = new RegExp(`(?=[*~\`_%&])(?:${markup.source}|${encoded.source})`, 'giu');

/**
 * The text without what hides letters from a reader of words: characters without width are out, letters and digits in another
 * dress are plain (Unicode NFKC). Null where there is nothing of that.
 */
export function uncover(text: string): PlainText | null {
  if (!beyondAscii.test(text) || !anyHiddenOrDressed.test(text)) return null;
  return rewrite(text, hiddenOrDressed, (found) => (dressed.test(found) ? found.normalize('NFKC') : ''));
}

/**
 * Of the text the lines with markup between letters, or with percent-encoding or character references, as they read without;
 * all other lines are empty. Null where there is nothing of that.
 */
export function withoutMarkup(text: string): PlainText | null {
  if (!anyMarkup.test(text) || text.search(markupOrEncoded) < 0) return null;
  const edits: Edit[] = [];
  let plain = '';
  let done = 0;
  for (const { 0: words, index } of text.matchAll(/[^\n]+/g)) {
    plain += text.slice(done, index);
    done = index + words.length;
    const inner = !anyMarkup.test(words) ? null : rewrite(words, markupOrEncoded, decode);
    const at = plain.length;
    if (inner === null) edits.push({ at, to: at, from: index, end: done });
    else {
      for (const edit of inner.edits)
        edits.push({ at: edit.at + at, to: edit.to + at, from: edit.from + index, end: edit.end + index });
      plain += inner.text;
    }
  }
  return toPlainText(plain + text.slice(done), edits);
}

/** What a mark or an encoding says to a reader of words. */
function decode(found: string): string {
  if (found.startsWith('%'))
    return found.replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (!found.startsWith('&')) return '';
  const code = /^&#(x?)([0-9a-f]+);$/i.exec(found);
  if (code === null) return found === '&nbsp;' ? ' ' : found.toLowerCase() === '&amp;' ? '&' : "'";
  const point = parseInt(code[2] ?? '', code[1] === '' ? 10 : 16);
  return point >= 32 && point < 0xd800 ? String.fromCharCode(point).replace('\u00a0', ' ') : ' ';
}

function rewrite(
  text: string,
  pattern: RegExp,
  write: (found: string) => string,
): (PlainText & { readonly edits: readonly Edit[] }) | null {
  const edits: Edit[] = [];
  let plain = '';
  let done = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    plain += text.slice(done, index);
    const at = plain.length;
    plain += write(found);
    done = index + found.length;
    edits.push({ at, to: plain.length, from: index, end: done });
  }
  if (edits.length === 0) return null;
  return { ...toPlainText(plain + text.slice(done), edits), edits };
}

function toPlainText(text: string, edits: readonly Edit[]): PlainText {
  /** Index of the first edit that ends at a place or behind it. */
  const editAt = (place: number): number => {
    let [low, high] = [0, edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edits[middle]?.to ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const startOf = (place: number): number => {
    let index = editAt(place);
    while ((edits[index]?.to ?? Infinity) === place) index++;
    const edit = edits[index];
    if (edit !== undefined && edit.at <= place && edit.at < edit.to) return edit.from;
    const before = edits[index - 1];
    return before === undefined ? place : before.end + place - before.to;
  };
  const endOf = (place: number): number => {
    const edit = edits[editAt(place)];
    if (edit !== undefined && edit.at < place) return edit.end;
    const before = edits[editAt(place) - 1];
    return before === undefined ? place : before.end + place - before.to;
  };
  return {
    text,
    place: (finding) => ({ ...finding, start: startOf(finding.start), end: endOf(finding.end) }),
    touches: ({ start, end }) => {
      const edit = edits[editAt(start)];
      return edit !== undefined && edit.at <= end;
    },
  };
}
