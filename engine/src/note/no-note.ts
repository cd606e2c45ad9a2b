import { namesBodySite } from '../clinical/anatomy.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { readSymptoms } from '../dialogue/read-symptoms.ts';
import { readWords } from '../dialogue/spoken-words.ts';
import { silencePhrases, soundMarks, soundWords, unheardMarks } from '../knowledge/talk/unheard.ts';
import { isUnreadLanguage } from '../languages/detect-language.ts';
import { oneOf } from '../text/one-of.ts';
import { findTurns } from '../text/find-turns.ts';
import type { Turn } from '../text/turns.ts';
import type { NoNote } from '../model/result.ts';
import type { PreparedInput } from './prepare-input.ts';

const marks = new RegExp(
  String.raw`[[(<*{]{1,2}\s{0,3}(?:${oneOf([...unheardMarks, ...soundMarks])})(?:\s[\d:.]{1,8})?\s{0,3}[\])>*}]{1,2}|[♪♫]+`,
  'gi',
);
const sounds: ReadonlySet<string> = new Set(soundWords);
const phrases: ReadonlySet<string> = new Set(silencePhrases);

/** So few words that name nothing of anybody's health were not said for a note. */
const fewWords = 5;

/** What is left of a text without its speakers, and what is no word. */
const spokenOf = (text: string, turns: readonly Turn[]): string =>
  (turns.length > 0 ? turns.map(({ start, end }) => text.slice(start, end)).join('\n') : text).replace(marks, ' ');

/** True where nothing is left but sounds, one such word again and again, or what a machine writes that hears silence. */
function isSilence(spoken: string): boolean {
  const words = (spoken.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).filter((word) => !sounds.has(word));
  return words.length === 0 || phrases.has([...new Set(words)].join(' ')) || phrases.has(words.join(' '));
}

/** True where words name a symptom, a disease, a drug, a part of the body or a number. */
const namesHealth = (spoken: string): boolean =>
  /\d/.test(spoken) ||
  namesBodySite(spoken) ||
  findProblemsIn(spoken).length > 0 ||
  findMedicationsIn(spoken).length > 0 ||
  readSymptoms({ text: spoken, words: readWords(spoken) }).length > 0;

/**
 * Why no note is written of a text; undefined where one is. Talk is read in English alone, notes in Spanish too.
 * @param written the person's own words
 * @param isRecorded whether it was heard, and nobody typed it: then a few words of the weather are no note. Linear.
 */
export function whyNoNote(
  written: string,
  { turns, language }: Pick<PreparedInput, 'turns' | 'language'>,
  isRecorded: boolean,
): NoNote | undefined {
  const said = turns.length > 0 ? turns : findTurns(written);
  const spoken = spokenOf(written, said);
  if (isSilence(spoken)) return 'silence';
  // What somebody typed in another language stays as they wrote it.
  if (said.length > 1 && (language !== 'en' || isUnreadLanguage(spoken))) return 'language';
  if (!isRecorded) return undefined;
  if (isUnreadLanguage(spoken)) return 'language';
  const count = readWords(spoken).filter(({ isMark }) => !isMark).length;
  return count <= fewWords && !namesHealth(spoken) ? 'silence' : undefined;
}
