import type { Fact } from '../../engine/src/document/fact.ts';
import { readFacts } from '../../engine/src/facts/read-facts.ts';
import { prepareInput } from '../../engine/src/note/prepare-input.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { noteForms } from './note-forms.ts';
import { readPieceNotes } from './read-piece-notes.ts';

/** The typed facts of a note, read as Chartwright reads it. */
const readTyped = (text: string): Fact[] =>
  readFacts(prepareInput(text, {}).text).filter(({ type }) => type !== 'clause');

/** What a fact says, whatever its letters and marks, and where it stands. */
function keyOf(fact: Fact): string {
  const parts = Object.entries(fact).flatMap(([name, value]) =>
    ['id', 'evidence', 'problem', 'isReason', 'label', 'time'].includes(name) || value === undefined
      ? []
      : [`${name} ${JSON.stringify(value)}`],
  );
  return parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.%/]+/g, ' ');
}

/** Facts that could harm when they differ. */
const isGrave = ({ type, assertion }: Fact): boolean =>
  type === 'medication' || type === 'allergy' || (type === 'condition' && assertion.polarity === 'absent');

function countDifferences(
  before: readonly Fact[],
  after: readonly Fact[],
): { readonly all: number; readonly grave: number } {
  const left = new Map<string, number>();
  for (const key of after.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  const lost = before.filter((fact) => {
    const key = keyOf(fact);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  return { all: lost.length, grave: lost.filter(isGrave).length };
}

const mostNotes = 120;

/** Typed notes in other forms: the share of typed facts (the writer's own clauses apart) that are not read the same. */
export const benchmark: Benchmark = {
  title: 'The same note in other forms',
  async run() {
    const notes = (await readPieceNotes()).filter((_note, at) => at % 4 === 0).slice(0, mostNotes);
    const read = notes.map(({ text }) => readTyped(text));
    const all = read.reduce((sum, facts) => sum + facts.length, 0);
    const grave = read.reduce((sum, facts) => sum + facts.filter(isGrave).length, 0);
    return Object.entries(noteForms).flatMap(([name, change]): Figure[] => {
      const sums = { all: 0, grave: 0 };
      notes.forEach(({ text }, at) => {
        const { all: lost, grave: severe } = countDifferences(read[at] ?? [], readTyped(change(text)));
        sums.all += lost;
        sums.grave += severe;
      });
      return [
        { what: `${name}: facts that differ, of ${all}`, value: (100 * sums.all) / all, unit: '%', limit: 1 },
        {
          what: `${name}: drugs, allergies and denials that differ, of ${grave}`,
          value: (100 * sums.grave) / grave,
          unit: '%',
          limit: 0,
        },
      ];
    });
  },
};
