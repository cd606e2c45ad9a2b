import { findProblemsIn } from '../clinical/find-problems.ts';
import { tokenize } from '../text/tokens.ts';
import { readMarks } from './read-marks.ts';
import { readSides } from './side-places.ts';

/** A statement with the heading that it stands under, in small letters. */
export interface Headed {
  readonly text: string;
  readonly heading: string;
}

/** What a statement is of, by the names under which the check compares statements with their sources. */
interface Things {
  readonly drugs: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly problems: ReadonlySet<string>;
  /** Parts of the body. */
  readonly sites: ReadonlySet<string>;
  readonly sides: ReadonlySet<string>;
  /** Stems of all other words that say what something is about. */
  readonly words: ReadonlySet<string>;
}

/** How much one thing that two statements share says for their being of the same. */
const weights = { drugs: 4, tests: 4, problems: 4, sites: 2, sides: 1, words: 1 } as const;
const ofHeading = 1;
/** From this share of its words on, a statement that names no thing is of what another is. */
const sharedFrom = 1 / 2;

function thingsOf(text: string): Things {
  const { marks, words } = readMarks(text);
  const valuesOf = (attribute: string): ReadonlySet<string> =>
    new Set(marks.flatMap((mark) => (mark.attribute === attribute && mark.isSure ? [mark.value] : [])));
  const { sides, sites } = readSides(tokenize(text), text);
  return {
    drugs: valuesOf('drug'),
    tests: valuesOf('test'),
    problems: new Set(findProblemsIn(text).map(({ name }) => name)),
    sites: new Set(sites.map(({ site }) => site.name)),
    sides: new Set(sides.map(({ side }) => side)),
    words: new Set(
      words.flatMap(({ kind, stems: [stem] }) => (kind === 'concept' && stem !== undefined ? [stem] : [])),
    ),
  };
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
}

/** What is named decides: of another drug or measure nothing is near, however alike its words are. */
function isNear(asked: Things, other: Things): boolean {
  for (const kind of ['drugs', 'tests'] as const)
    if (asked[kind].size > 0) return countShared(asked[kind], other[kind]) > 0;
  if (countShared(asked.problems, other.problems) > 0) return true;
  if (asked.sites.size > 0) return countShared(asked.sites, other.sites) > 0;
  const shared = countShared(asked.words, other.words);
  return shared > 0 && shared >= asked.words.size * sharedFrom;
}

function scoreOf(asked: Things, other: Things): number {
  let score = 0;
  for (const kind of ['drugs', 'tests', 'problems', 'sites', 'sides', 'words'] as const)
    score += countShared(asked[kind], other[kind]) * weights[kind];
  return score;
}

/**
 * Of some statements those that are of what another is: the same drug, measure or problem, else the same part of the body, else most of its
 * words. The nearest first; of equals in their order. Linear in their number.
 */
export function findNearest<S extends Headed>(asked: Headed, statements: readonly S[]): S[] {
  const own = thingsOf(asked.text);
  return statements
    .flatMap((statement) => {
      const things = thingsOf(statement.text);
      if (!isNear(own, things)) return [];
      return [{ statement, score: scoreOf(own, things) + (statement.heading === asked.heading ? ofHeading : 0) }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ statement }) => statement);
}
