import type { ChatMessage } from '@notewright/contract';
import { findBlanks } from '@notewright/engine/phrases';
import { toPlainText } from '../../../copy/to-plain-text.ts';
import type { ListedTemplate } from './template-list.tsx';

type Kept = Pick<ChatMessage, 'edit'>;

/** Phrases of a version that nobody confirmed, as they are kept with it. */
export const templateTextsOf = ({ edit }: Kept): readonly string[] => edit?.template_texts ?? [];

/** The same as they are listed under the note. */
export const listKept = (reply: Kept): readonly ListedTemplate[] =>
  templateTextsOf(reply).map((text) => ({ text, hasBlank: findBlanks(text).length > 0 }));

const even = (text: string): string => text.replace(/\s+/g, ' ');

/** Those of which something still stands in a text: what is left of one is still to be confirmed. */
export function templateTextsIn(reply: Kept, markdown: string): string[] {
  const texts = templateTextsOf(reply);
  if (texts.length === 0) return [];
  const plain = even(toPlainText(markdown, ''));
  return texts.filter((text) => text.split('\n').some((line) => plain.includes(even(line))));
}
