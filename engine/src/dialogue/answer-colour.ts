import { colouredThings, colourWords } from '../knowledge/talk/diseases.ts';
import type { Answer } from './answer.ts';
import type { Question } from './read-question.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const things = new SpokenPhrases<string>(
  colouredThings.flatMap(([noun, says]) => says.split('|').map((one): [string, string] => [one, noun])),
);

/**
 * "Is your phlegm clear?" "Green": what was asked for has the colour of the answer, whatever colour was asked for.
 * @returns whether the answer gives a colour
 */
export function answerColour({ clause: asked }: Pick<Question, 'clause'>, answer: Answer, facts: TalkFacts): boolean {
  const thing = things.find(asked.words)[0]?.value;
  const colour = answer.words.find(({ word }) => colourWords.has(word))?.word;
  const isAsked = asked.words.some(({ word }) => colourWords.has(word) || /^colou?r$/.test(word));
  if (thing === undefined || colour === undefined || !isAsked) return false;
  facts.episodes.claim(
    {
      name: `${colour} ${thing}`,
      kind: 'symptom',
      isBare: false,
      from: 0,
      to: 0,
      polarity: 'present',
      time: 'current',
      isThought: false,
    },
    answer.clause.span,
    'words',
  );
  return true;
}
