import { doseUnitWords } from '../knowledge/talk/drug-words.ts';
import { pastTalkWords, plainTalkWords } from '../knowledge/talk/plain-words.ts';
import { talkQualities } from '../knowledge/talk/qualities.data.ts';
import { spokenAmounts, spokenUnits, namedTimes, timePoints } from '../knowledge/talk/time-words.ts';
import { spokenSides } from '../knowledge/talk/talk-cues.ts';
import { relativeRows } from '../knowledge/relatives.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { namedDrugs } from './named-drugs.ts';
import { readOnce } from './read-once.ts';
import { readSymptoms } from './read-symptoms.ts';

/** Words that readers of attributes know: of time, side, quality, amount, kinship. */
const attributeWords: ReadonlySet<string> = new Set(
  [
    ...talkQualities.map(([, says]) => says),
    ...timePoints,
    ...namedTimes,
    ...pastTalkWords,
    ...spokenUnits.keys(),
    ...spokenAmounts.keys(),
    ...spokenSides.keys(),
    ...relativeRows.flatMap(([, forms]) => forms.split('|')),
    ...doseUnitWords,
  ].flatMap((says) => says.split(' ')),
);

const isPlain = (word: string): boolean =>
  plainTalkWords.has(word) || attributeWords.has(word) || /^\d/.test(word) || word.length < 2;

/** The words of a sentence that no reader of symptoms, drugs and attributes knows. */
export const wordsUnread = readOnce(({ words }: Stretch) => words, findUnread);

function findUnread({ text, words }: Stretch): readonly string[] {
  const unread: string[] = [];
  const drugs = namedDrugs({ text, words });
  for (const stretch of cutStretches(text, words)) {
    const offset = text.indexOf(stretch.text);
    const mentions = readSymptoms(stretch);
    for (const [at, { word, isMark, start }] of stretch.words.entries()) {
      if (isMark || isPlain(word) || mentions.some(({ from, to }) => from <= at && at < to)) continue;
      if (drugs.some((drug) => drug.start <= start + offset && start + offset < drug.end)) continue;
      unread.push(word);
    }
  }
  return unread;
}

/** One unread word may stand in a sentence of so many; a longer one may have more. */
const wordsAnUnread = 8;

/** True where readers know nearly all that a sentence says, so that its facts say what it says. */
export const isReadWhole = (clause: Pick<Clause, 'text' | 'words'>): boolean =>
  wordsUnread(clause).length <= clause.words.length / wordsAnUnread;
