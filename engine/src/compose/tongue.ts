import type { Fact } from '../document/fact.ts';
import { wordsOf } from '../facts/fact-maker.ts';
import { OwnWords } from '../facts/own-words.ts';
import { englishVoices, type Voice, type WrittenWords } from '../knowledge/written-words.ts';
import { spanishVoices } from '../knowledge/es/written-words.ts';
import type { Gloss } from '../languages/gloss.ts';
import { glossOfWords } from '../languages/gloss-text.ts';
import type { NoteLanguage } from '../languages/language.ts';
import { sayIn } from '../languages/say-in.ts';
import type { NoteStyle } from '../model/note-style.ts';
import type { Span } from '../model/span.ts';
import { withoutFrames } from './plain-frames.ts';

/** How a note says what was read: its words, and the way from what was read to them. */
export interface Tongue {
  readonly language: NoteLanguage;
  readonly words: WrittenWords;
  /** A name that the engine has in English; undefined where the language has no word for it. */
  readonly say: (english: string) => string | undefined;
  /** A title or label of the engine's own; as it is where the language has no word for it. */
  readonly title: (english: string) => string;
  /** A fact in the words of the note, which a reader of another language has read in English. */
  readonly own: (fact: Fact) => Fact;
  /** The writer's words of a range of what was read. */
  readonly wordsAt: (span: Span) => string;
  /** The same as they stand, for a comparison word by word. */
  readonly rawAt: (span: Span) => string;
  /** A statement of the note as the reader takes it. */
  readonly asRead: (said: string) => string;
}

const writtenIn: Readonly<Record<NoteLanguage, Readonly<Record<Voice, WrittenWords>>>> = {
  en: englishVoices,
  es: spanishVoices,
};

/** English, which is read as it stands. @param input what was read */
export const english = (input = ''): Tongue => ({
  language: 'en',
  words: writtenIn.en.usual,
  say: (name) => name,
  title: (title) => title,
  own: (fact) => fact,
  wordsAt: (span) => wordsOf(input, span),
  rawAt: ({ start, end }) => input.slice(start, end),
  asRead: (said) => said,
});

/** A language whose notes are read by way of English. @param gloss what was read */
export function tongueOf(language: Exclude<NoteLanguage, 'en'>, gloss: Gloss): Tongue {
  const own = new OwnWords(gloss, language);
  return {
    language,
    words: writtenIn[language].usual,
    say: (name) => sayIn(language, name),
    title: (title) => sayIn(language, title) ?? title,
    own: (fact) => own.of(fact),
    wordsAt: (span) => own.wordsAt(span),
    rawAt: (span) => gloss.wordsAt(span),
    asRead: (said) => glossOfWords(said, language).text,
  };
}

/** The same language in the voice that is asked for. */
export function inVoice(tongue: Tongue, length: NoteStyle['length']): Tongue {
  if (length === undefined) return tongue;
  const { usual, [length]: words } = writtenIn[tongue.language];
  const plain = withoutFrames(words, usual);
  return { ...tongue, words, asRead: (said) => tongue.asRead(plain(said)) };
}
