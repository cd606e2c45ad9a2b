import { noteTalkWords, type NoteTalkWords } from '../../knowledge/note-talk-words.ts';
import type { QuestionLanguage } from '../../knowledge/question-words.ts';

/** What a message wants of the note at hand, in words that no closed form has. */
export interface NoteTalk {
  readonly kind: 'question' | 'change';
  readonly language: QuestionLanguage;
}

/** Longer messages are notes themselves. */
const longest = 240;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

const compile = ({ courtesy, asks, toSomebody, verbs, determiners, parts }: NoteTalkWords) => ({
  courtesy: new RegExp(String.raw`^(?:${courtesy})[\s,]+`),
  asks: new RegExp(String.raw`^(?:${asks})\b`),
  toSomebody: new RegExp(String.raw`\b(?:${toSomebody})\b`),
  verbs: new RegExp(String.raw`^(?:${verbs})\b`),
  part: new RegExp(String.raw`\b(?:${determiners})\s+(?:[a-z-]+\s+){0,2}(?:${parts})(?![\p{L}\p{N}])`, 'u'),
});
const languages: readonly QuestionLanguage[] = ['en', 'es'];
const forms = { en: compile(noteTalkWords.en), es: compile(noteTalkWords.es) };

/** Without what is said for politeness. */
function plainOf(said: string, { courtesy }: (typeof forms)['en']): string {
  let plain = said;
  for (let found = courtesy.exec(plain); found !== null; found = courtesy.exec(plain))
    plain = plain.slice(found[0].length);
  return plain;
}

function readIn(said: string, language: QuestionLanguage): NoteTalk | undefined {
  const form = forms[language];
  const plain = plainOf(said, form);
  if (form.verbs.test(plain) && form.part.test(plain)) return { kind: 'change', language };
  const isQuestion = plain.endsWith('?') && form.asks.test(plain) && !form.toSomebody.test(plain);
  return isQuestion ? { kind: 'question', language } : undefined;
}

/**
 * Whether a message asks something of a note, or wants it changed, in words of its own: one sentence of at most 240 characters that is nothing else.
 * A question has its mark and speaks to nobody of a visit; a request begins with what is done to texts and names a part of a note. Whether there
 * is a note is not known here. In English and Spanish; loads no lexicon.
 */
export function readNoteTalk(text: string): NoteTalk | undefined {
  const line = text.trim();
  if (line.length > longest || /\n|[.!;]\s+\S|\?.*\S/.test(line.replace(/\?["'”]?$/, ''))) return undefined;
  const said = folded(line)
    .replace(/^[¿¡"'“\s]+/, '')
    .replace(/[\s"'”]+$/, '');
  const possible = line.includes('¿') ? languages.slice(1) : languages;
  return possible.map((language) => readIn(said, language)).find((one) => one !== undefined);
}
