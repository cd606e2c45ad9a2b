import { answersNo, notThePatient, oppositeStates, withheldWords } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
import { oneOf } from '../../text/one-of.ts';
import { readMarks, type Mark } from '../../verify/read-marks.ts';
import { isRelative } from '../compare/compare-marks.ts';
import { denyLists, isClinical, keysOf } from '../compare/keys.ts';

/** What a clause says of what: findings and drugs, each stated or denied, and whose they are. */
interface Clause {
  readonly stated: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  readonly isOfOthers: boolean;
  readonly isWithheld: boolean;
}

const withheld = new RegExp(String.raw`\b${oneOf(withheldWords)}\b`, 'i');
const elsewhere = new RegExp(String.raw`\b${oneOf(notThePatient)}\b`, 'i');
const clauseEnd = /[.;!?](?:\s+|$)|\n|,\s+(?=(?:and|but|while|whereas|she|he|i|her own|his own)\b)/i;

const isPerson = ({ attribute, value }: Mark): boolean => attribute === 'person' && isRelative(value);

function readClause(text: string): Clause {
  const { marks, words } = readMarks(text, false);
  const keys = keysOf(text, denyLists(text, words)).filter(
    ({ key }) => /^[=~]/.test(key) || (key.length > 2 && isClinical(key)),
  );
  const drugs = marks.filter(({ attribute }) => attribute === 'drug').map(({ value }) => `drug ${value}`);
  const denied = keys.filter(({ denial }) => denial === 'denied').map(({ key }) => key);
  return {
    stated: new Set([...keys.filter(({ denial }) => denial !== 'denied').map(({ key }) => key), ...drugs]),
    denied: new Set(denied),
    isOfOthers: marks.some(isPerson) || elsewhere.test(text),
    isWithheld: withheld.test(text),
  };
}

/** "Hemodialysis? - no, error": what is asked and answered with no is denied. */
const answeredNo = new RegExp(String.raw`\?[\s–-]+${oneOf(answersNo)}\b`, 'gi');

const clausesOf = (text: string): Clause[] =>
  text
    .replace(answeredNo, ' - not yet. ')
    .split(clauseEnd)
    .filter((one) => one.trim() !== '')
    .map(readClause);

const states = oppositeStates.flatMap(([one, other]) => {
  const [left, right] = [one, other].map((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i')) as [RegExp, RegExp];
  return [
    { says: left, opposite: right },
    { says: right, opposite: left },
  ];
});

/** True where a text says a state whose opposite alone its lines say. */
const isTurned = (text: string, lines: string): boolean =>
  states.some(
    ({ says, opposite }) => says.test(text) && !opposite.test(text) && opposite.test(lines) && !says.test(lines),
  );

/**
 * What an answer makes another's, certain, or its opposite, that its lines do not: a sentence stands alone, and no heading says whose history it tells. Something is
 * a relative's where every clause that states it speaks of one, and is withheld where every clause doubts it or puts it off.
 * @param lines the words that it rests on
 */
export function compareClauses(text: string, lines: readonly string[]): FaultKind[] {
  const ground = lines.flatMap(clausesOf);
  const faults = new Set<FaultKind>(isTurned(text, lines.join('\n')) ? ['negation'] : []);
  for (const said of clausesOf(text)) {
    for (const key of said.stated) {
      const own = ground.filter(({ stated }) => stated.has(key));
      if (own.length === 0) continue;
      if (!said.isOfOthers && own.every(({ isOfOthers }) => isOfOthers)) faults.add('family');
      if (!said.isWithheld && said.denied.size === 0 && own.every(({ isWithheld }) => isWithheld))
        faults.add('negation');
    }
  }
  return [...faults];
}
