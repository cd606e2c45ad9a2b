import { questionIntents, type Intent } from '../../knowledge/talk/intents.data.ts';
import { cutStretches, type Clause } from '../clauses.ts';
import { namedDrugs } from '../named-drugs.ts';
import { readOnce } from '../read-once.ts';
import { readSymptoms } from '../read-symptoms.ts';
import { WordPatterns } from '../word-patterns.ts';

/** The forms of questions as they are written down by intent. */
export const intentPatterns = new WordPatterns<Intent>(
  questionIntents.flatMap(([intent, asks]) => asks.map((ask): [string, Intent] => [ask, intent])),
);

/** The forms that fit a sentence; several readers of a sentence ask for them. */
export const formsOf = readOnce(
  ({ words }: Pick<Clause, 'words'>) => words,
  ({ words }) => intentPatterns.find(words),
);

/** Words are weighed by their beginnings; all numbers are one. */
const stemLength = 6;
const stemOf = (word: string): string => (/^\d/.test(word) ? '#' : word.slice(0, stemLength));

/** A question is of one of these lengths: fewer words than the number at its place. */
const lengths = [2, 3, 4, 6, 8, 11, 15, 20, 30];

/** The words of a question, what is named of health in one word: "do you get ~symptom at night". */
function shapeOf({ text, words }: Pick<Clause, 'text' | 'words'>): string[] {
  const spans = [
    ...cutStretches(text, words).flatMap((stretch) =>
      readSymptoms(stretch).flatMap(({ from, to, kind, isBare }) => {
        const [first, last] = [stretch.words[from], stretch.words[to - 1]];
        return first && last && !isBare ? [{ start: first.start, end: last.end, name: `~${kind}` }] : [];
      }),
    ),
    ...namedDrugs({ text, words }).map(({ start, end }) => ({ start, end, name: '~drug' })),
  ];
  const shape: string[] = [];
  for (const { word, isMark, start } of words) {
    if (isMark) continue;
    const named = spans.find((one) => one.start <= start && start < one.end);
    if (named === undefined) shape.push(stemOf(word));
    else if (shape.at(-1) !== named.name) shape.push(named.name);
  }
  return shape;
}

/**
 * What speaks for or against each intent of a question: its words and pairs of them, what it names, how long it is, and the forms that fit it.
 * The weights are of these pieces. Linear.
 */
export function evidenceOfQuestion(clause: Pick<Clause, 'text' | 'words'>): string[] {
  const stems = clause.words.filter(({ isMark }) => !isMark).map(({ word }) => stemOf(word));
  const shape = ['^', ...shapeOf(clause), '$'];
  const fits = formsOf(clause);
  const best = fits.reduce<(typeof fits)[number] | undefined>(
    (one, other) => (one === undefined || other.weight > one.weight ? other : one),
    undefined,
  );
  return [
    ...new Set([
      ...stems,
      ...shape,
      ...shape.slice(1).map((stem, at) => `${shape[at]} ${stem}`),
      ...shape.slice(2).map((stem, at) => `${shape[at]} _ ${stem}`),
      `=length ${lengths.findIndex((fewer) => stems.length < fewer)}`,
      `=first ${shape.slice(1, 3).join(' ')}`,
      ...fits.map(({ value }) => `=fits ${value}`),
      ...(best ? [`=best ${best.value}`, `=best ${best.value} ${Math.min(best.weight, sure)}`] : ['=best none']),
    ]),
  ];
}
/** A form of so many literal words is sure. */
const sure = 4;
