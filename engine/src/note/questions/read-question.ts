import { adviceWords, impliedTopics, noTopicWords } from '../../knowledge/question-words.ts';
import type { Question } from './question.ts';
import { readQuestionForms } from './question-forms.ts';

/** Longer messages are notes themselves. */
const longest = 120;
/** So many words may be named to be asked after. */
const mostWords = 6;

/** In small letters without accents, letter for letter, so that all places stay. */
const folded = (text: string): string =>
  text
    .replace(/[\u0080-\uffff]/g, (letter) => {
      const plain = letter.toLowerCase().normalize('NFD')[0] ?? letter;
      return plain.length === letter.length ? plain : letter;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('’', "'");

/** What is asked after is named in a few words; a sentence, a figure with its unit or another person's "you" says something else. */
function isTopic(words: string): boolean {
  const all = words.split(/[\s,]+/).filter((word) => word !== '');
  return (
    all.length <= mostWords &&
    !/[.;:!?\n()[\]"=<>]/.test(words) &&
    // "Two diuretics" and "2 diuretics" are a count; other figures are amounts and dates.
    !/\s\d|^\d\S|^\d$/.test(words) &&
    !all.some((word) => noTopicWords.has(word) || adviceWords.has(word))
  );
}

/**
 * What a message asks of the note at hand: "what did he say about sleep?", "any allergies?", "¿qué dosis de metformina toma?". It is one sentence of
 * at most 120 characters that is a question and nothing else; everything else, a note that opens with a question among it, is undefined. Whether
 * there is a note to be asked is not known here. In English and Spanish; loads no lexicon. Linear in the length of the text.
 */
export function readQuestion(text: string): Question | undefined {
  if (text.length > longest) return undefined;
  const line = text.trim();
  const [, inner = ''] = /^[¿"'“]*(.*?)[\s"'”]*[?.]*[\s"'”]*$/.exec(line) ?? [];
  if (inner === '' || /[\n?!]|[.;:]\s/.test(inner)) return undefined;
  const hasMark = /\?["'”\s]*$/.test(line);
  const plain = folded(inner);
  for (const { language, kind, needsMark, pattern } of readQuestionForms()) {
    if (needsMark && !hasMark) continue;
    const found = pattern.exec(plain);
    if (!found) continue;
    const at = found.indices?.groups?.['x'];
    if (at === undefined) {
      const implied = impliedTopics.find(([asks]) => asks.test(plain))?.[1] ?? '';
      return { kind, language, about: implied };
    }
    const about = inner.slice(at[0], at[1]);
    if (isTopic(folded(about))) return { kind, language, about };
  }
  return undefined;
}
