import { standsAsName } from '../clinical/stands-as-name.ts';
import { modifiersAt, type Modifiers } from '../context/find-context.ts';
import { readSentences, type ReadSentence } from '../context/read-sentences.ts';
import type { Span } from '../model/span.ts';
import { indexPhrases, matchPhrases, type PhraseIndex } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { conditionLines } from './conditions.data.ts';
import { listConditions } from './conditions/index.ts';

/** A condition named in a text, with the ICD-10-CM code that its words alone allow, and how it is said. */
export interface ConditionMention extends Span {
  readonly code: string;
  readonly modifiers: Modifiers;
  /** The sentence it stands in. */
  readonly sentence: Span;
}

let index: PhraseIndex<string> | null = null;

function* listPhrases(): Iterable<readonly [code: string, phrase: string]> {
  for (const line of conditionLines.trim().split('\n')) {
    const [code = '', list = ''] = line.split('|');
    for (const phrase of list.split(';')) yield [code, phrase];
  }
  yield* listConditions();
}

function conditionIndex(): PhraseIndex<string> {
  if (index) return index;
  const codes = new Map<string, string>();
  for (const [code, phrase] of listPhrases()) {
    // Split as a text is: "t2dm" is three tokens, "non-st" too.
    const words = tokenize(phrase)
      .map((token) => token.lower)
      .join(' ');
    if (!codes.has(words)) codes.set(words, code);
  }
  index = indexPhrases(codes);
  return index;
}

/**
 * Every condition that a text names, sentence by sentence, longest phrase first, without overlaps. Linear.
 * @param sentences the text's own, where they have been read
 */
export function findConditions(
  text: string,
  sentences: readonly ReadSentence[] = readSentences(text),
): ConditionMention[] {
  const phrases = conditionIndex();
  return sentences.flatMap((sentence) => {
    const matches = matchPhrases(sentence.tokens, phrases).filter(
      ({ from, to }) => to - from > 1 || !standsAsName(sentence.tokens, from),
    );
    if (matches.length === 0) return [];
    // "Any fever?" asks; what is so stands in the answer.
    const isQuestion = sentence.tokens.at(-1)?.text === '?';
    const place = { start: sentence.start, end: sentence.end };
    return matches.map((match) => {
      const modifiers = modifiersAt(sentence.scopes, match);
      return {
        start: match.start,
        end: match.end,
        code: match.value,
        modifiers: isQuestion ? { ...modifiers, hypothetical: true } : modifiers,
        sentence: place,
      };
    });
  });
}
