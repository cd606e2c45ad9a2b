import { foldWord } from '../../lexicons/fold-word.ts';
import {
  askingWords,
  courtesyWords,
  goodWords,
  greetingWords,
  thanksWords,
  timesOfDay,
  toolWords,
} from './remark-words.ts';

/** What is said to a tool and not of a patient. */
export type Remark = 'greeting' | 'thanks' | 'question';

/** Longer texts are read as what they are sent for. */
const longest = 160;

/** "ICD-10-CM" has the only figure that a remark may hold. */
const codeSystem = /\bicd[ -]?10\b/gi;

const isCourtesy = (word: string): boolean =>
  greetingWords.has(word) || thanksWords.has(word) || courtesyWords.has(word);

const isOfQuestion = (word: string): boolean =>
  toolWords.has(word) || askingWords.has(word) || greetingWords.has(word) || courtesyWords.has(word);

function readCourtesy(words: readonly string[]): Remark | undefined {
  if (!words.every((word) => isCourtesy(word) || goodWords.has(word) || timesOfDay.has(word))) return undefined;
  if (words.some((word) => thanksWords.has(word))) return 'thanks';
  const greets = words.some(
    (word, at) => greetingWords.has(word) || (goodWords.has(word) && timesOfDay.has(words[at + 1] ?? '')),
  );
  return greets ? 'greeting' : undefined;
}

/**
 * Tells a message that is only said to a tool ("hello", "thanks", "what can you do?", "what codes fit?", in English and Spanish)
 * from the words of a note. Closed lists hold every word of such a message, so a note that merely begins with "hello" is none.
 * @returns undefined for everything else, an empty text too. Linear
 */
export function readRemark(text: string): Remark | undefined {
  if (text.length > longest) return undefined;
  const plain = text.replace(codeSystem, 'icd');
  if (/\d/.test(plain)) return undefined;
  const words = (plain.replace(/['’]\p{L}{1,2}(?!\p{L})/gu, '').match(/\p{L}+/gu) ?? []).map(foldWord);
  if (words.length === 0) return undefined;
  const courtesy = readCourtesy(words);
  if (courtesy !== undefined) return courtesy;
  const asks =
    /[?¿]/.test(plain) || words.some((word, at) => askingWords.has(word) && words.slice(0, at).every(isCourtesy));
  return asks && words.every(isOfQuestion) ? 'question' : undefined;
}
