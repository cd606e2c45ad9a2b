import type { NoteKind } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';
import { templates } from './data/templates.ts';

export interface AskedKind {
  readonly kind: NoteKind;
  /** The words that ask, which are not part of the note. */
  readonly span: Span;
}

const request =
  /\b(?:as|into|in|format|write|make|create|draft|generate|give me|need|want|please|turn|convert|chart)\b/i;
const filler =
  /\b(?:please|write|make|create|draft|generate|give|me|need|want|turn|convert|chart|this|it|these|up|as|into|in|an?|the|note|format|for|my|i|of|following|notes?|out|can|you|would|like|to|report|style|do)\b/gi;

/** What is left of a sentence besides asking for a kind of note; little means that the sentence is only the request. */
const remainder = (sentence: string, asked: RegExp): string =>
  sentence
    .replace(asked, ' ')
    .replace(filler, ' ')
    .replace(/[^a-z0-9]/gi, '');

/** True for a sentence that says nothing but what it asks for. */
export const isOnlyRequest = (sentence: string, asked: RegExp): boolean => remainder(sentence, asked) === '';

/** Where a text may ask for the note that it is to become: its first sentences, and its last ones. */
export function askingSentences(text: string): readonly Span[] {
  const heads = splitSentences(text, { start: 0, end: Math.min(text.length, 400) }).slice(0, 3);
  const after = heads.at(-1)?.end ?? 0;
  const tailStart = Math.max(after, text.lastIndexOf('\n', text.length - 1) + 1, text.length - 300);
  return [...heads, ...splitSentences(text, { start: tailStart, end: text.length }).slice(-2)];
}

/** The kind of note that the text itself asks for ("as an H&P", "write a discharge summary:", a title line), if any. */
export function findAskedKind(text: string): AskedKind | undefined {
  for (const span of askingSentences(text)) {
    const sentence = text.slice(span.start, span.end);
    for (const template of templates) {
      const match = template.asked.exec(sentence);
      if (!match) continue;
      if (remainder(sentence, template.asked) === '') return { kind: template.kind, span };
      const titled = new RegExp(
        String.raw`^\W{0,8}(?:${template.asked.source})(?:\s+(?:note|report|summary))*\s{0,3}[:–—-]\s*`,
        'i',
      ).exec(sentence);
      if (titled) return { kind: template.kind, span: { start: span.start, end: span.start + titled[0].length } };
      const lead =
        /^(?:please |can you )?(?:write|make|create|draft|generate|give me|chart|turn|convert|i need|need)\b[^:\n]{0,80}:\s*/i.exec(
          sentence,
        );
      if (lead && template.asked.test(lead[0]))
        return { kind: template.kind, span: { start: span.start, end: span.start + lead[0].length } };
      const phrase = new RegExp(
        String.raw`(?:[,;(-]\s*)?\b(?:as|into|in)\s+(?:an?|the)?\s*(?:${template.asked.source})(?:\s+(?:note|format|report|please))*\W*`,
        'i',
      ).exec(sentence);
      if (phrase && request.test(sentence))
        return {
          kind: template.kind,
          span: { start: span.start + phrase.index, end: span.start + phrase.index + phrase[0].length },
        };
    }
  }
  return undefined;
}

/** The text without the words that ask for a kind of note; all others keep their offsets. */
export const withoutRequest = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
