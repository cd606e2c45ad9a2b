import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const spellingTable = makeWordTable(['spelled', 'spelt', 'spelling']);
const fewest = 3;
const most = 16;

/** Index after single letters that stand with spaces or hyphens between them, and what they spell. */
function readLetters(scan: Scan, from: number): { to: number; word: string } {
  let word = '';
  let at = from;
  while (word.length < most) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) break;
    if (token.kind === 'word' && token.text.length === 1) word += token.folded;
    else if (token.text !== '-' && token.text !== ',') break;
    at++;
  }
  while (at > from && tokenAt(scan, at - 1).kind === 'mark') at--;
  return { to: at, word };
}

/** First token of the words before `end` that the letters spell ("van houten"), or `end`. */
function spelledFrom(scan: Scan, end: number, word: string): number {
  let joined = '';
  for (let at = end - 1; at > end - 4 && at >= 0; at--) {
    if (!onSameLine(tokenAt(scan, at + 1)) || tokenAt(scan, at).kind !== 'word') return end;
    joined = tokenAt(scan, at).folded + joined;
    if (joined === word) return at;
  }
  return end;
}

/** A given name before the family name that was spelled. */
function withGiven(scan: Scan, from: number): number {
  const { kind, flags, folded } = tokenAt(scan, from - 1);
  const isGiven = kind === 'word' && (flags & lexiconFlag.given) !== 0 && !neverNames.has(folded);
  return isGiven && onSameLine(tokenAt(scan, from)) ? from - 1 : from;
}

/** Names that are spelled out in dictation, with the letters: "mark down spelled d o w n". */
export const nameSpelled: Recogniser = {
  rule: 'name-spelled',
  find: (scan, emit) => {
    eachWord(scan, spellingTable, (index) => {
      const comma = tokenAt(scan, index - 1).text === ',' ? 1 : 0;
      const { to, word } = readLetters(scan, index + 1);
      if (word.length < fewest) return;
      const from = spelledFrom(scan, index - comma, word);
      if (from === index - comma) return;
      const facts = {
        kind: 'NAME',
        rule: 'name-spelled',
        score: 0.92,
        evidence: 'a name that is spelled out',
      } as const;
      emit(candidateOf(scan, withGiven(scan, from), index - comma, facts));
      emit(candidateOf(scan, index + 1, to, facts));
    });
  },
};
