import { foldWord } from '../../lexicons/fold-word.ts';
import {
  answerWords,
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

/** "ICD-10-CM" and "testing 1 2 3" have the only figures that a remark may hold. */
const codeSystem = /\bicd[ -]?10\b/gi;
const counting = /^(testing|test|prueba),? 1[ ,]*2[ ,]*3\b/i;

/** "need work note" is an order of the visit. */
const wanting = /\b(?:i|we) (?:need|want)\b/i;

/** Somebody waves, or raises a thumb. */
const gesture = /^\s*(?:[👋👍🙏]\p{Emoji_Modifier}?\s*)+$/u;
/** Suicidal ideation as it stands in a mental status; "HI" alone is a greeting. */
const ideation = /\bSI\b/;

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
  if (text.length > longest || ideation.test(text)) return undefined;
  if (gesture.test(text)) return 'greeting';
  const plain = text.replace(codeSystem, 'icd').replace(counting, '$1');
  if (/\d/.test(plain)) return undefined;
  const words = (plain.replace(/['’]\p{L}{1,2}(?!\p{L})/gu, '').match(/\p{L}+/gu) ?? []).map(foldWord);
  if (words.length === 0) return undefined;
  if (words.length === 1 && answerWords.has(words[0] ?? '')) return 'question';
  const courtesy = readCourtesy(words);
  if (courtesy !== undefined) return courtesy;
  const asks =
    /[?¿]/.test(plain) ||
    wanting.test(plain) ||
    words.some((word, at) => askingWords.has(word) && words.slice(0, at).every(isCourtesy));
  return asks && words.every(isOfQuestion) ? 'question' : undefined;
}
