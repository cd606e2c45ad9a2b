import { hangingWords, ownersWithoutMark, verbsWithNot } from '../../knowledge/draft-words.ts';
import { oneOf } from '../../text/one-of.ts';
import { polarityOf } from '../../verify/polarity-of.ts';
import { readMarks, type Denial, type Mark } from '../../verify/read-marks.ts';
import type { GroundLine } from '../grounds.ts';
import { denyLists, keysOf, type Key } from './keys.ts';

/** By key, in what ways it stands. */
type Standings = ReadonlyMap<string, ReadonlySet<Denial>>;

/** A line of the ground. */
export interface GroundPart {
  readonly words: string;
  readonly marks: readonly Mark[];
  readonly isQuestion: boolean;
  readonly keys: ReadonlySet<string>;
  readonly by: GroundLine['by'];
  readonly isNear: boolean;
}

/** All that a statement rests on, read once. */
export interface Ground {
  readonly text: string;
  readonly parts: readonly GroundPart[];
  readonly keys: Standings;
}

/** "Any blood in it? – Twice.": a question and its answer as the engine quotes them. */
const quotedAnswer = /^(.*\?) – (.*)$/;

/** The engine's quotations are the source's own words again. */
const isQuoted = ({ by, words }: GroundLine): boolean => by === 'engine' && /[“"]|\? – /.test(words);

function partQuoted(line: GroundLine): GroundLine[] {
  const [, question, answer] = line.by === 'engine' ? (quotedAnswer.exec(line.words) ?? []) : [];
  if (question === undefined || answer === undefined) return [line];
  return [
    { words: question, by: 'clinician' },
    { words: answer, by: 'patient' },
  ];
}

/** Speech as a machine hears it says for certain only what stands alone: without marks a denial may be of anything near it. */
const longestUnmarked = 20;
const hasMarks = (words: string): boolean => words.length <= longestUnmarked || /[.,;!?]/.test(words);

/** What hangs on an if denies nothing yet. */
const isConditional = new RegExp(String.raw`\b${oneOf(hangingWords)}\b`, 'i');

const asks = ({ words }: GroundLine): boolean => /\?\W*$/.test(words);

/** True where a line may ask without a mark at its end, as a machine hears it, and so says nothing by itself. */
function mayAsk(lines: readonly GroundLine[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (line === undefined || asks(line)) return line !== undefined;
  return line.by === 'clinician' && !/[.!]\W*$/.test(line.words) && next !== undefined && next.by !== 'clinician';
}

/** How far an answer may stand behind its question, in lines. */
const reach = 4;

/** What the answer to a question makes of what it asks: the first that says yes or no. */
function answered(lines: readonly GroundLine[], at: number): Denial {
  const by = lines[at]?.by;
  for (const answer of lines.slice(at + 1, at + reach)) {
    if (answer.by === by) {
      if (asks(answer)) continue;
      return 'open';
    }
    const polarity = polarityOf(answer.words);
    if (polarity !== 'open') return polarity === 'no' ? 'denied' : 'stated';
  }
  return 'open';
}

/** "dont", "isnt": as a machine writes what it hears. */
const unmarkedDenials = new RegExp(String.raw`\b(${verbsWithNot.join('|')})nt\b`, 'gi');
/** "my mums got": the same of whose it is. */
const unmarkedOwners = new RegExp(String.raw`\b(${ownersWithoutMark.join('|')})s\b`, 'gi');
const withMarks = (text: string): string => text.replace(unmarkedDenials, "$1n't").replace(unmarkedOwners, "$1's");

/** A line by itself. */
export interface Reading {
  readonly marks: readonly Mark[];
  readonly keys: readonly Key[];
}

/** The same lines are named by many statements of a note, and are read once. */
function readWords(text: string, readings: Map<string, Reading>): Reading {
  const known = readings.get(text);
  if (known) return known;
  const plain = withMarks(text);
  const { marks, words } = readMarks(plain);
  const reading = { marks, keys: keysOf(plain, denyLists(plain, words)) };
  readings.set(text, reading);
  return reading;
}

function addTo(map: Map<string, Set<Denial>>, key: string, denial: Denial): void {
  const row = map.get(key);
  if (row) row.add(denial);
  else map.set(key, new Set([denial]));
}

/**
 * Reads what a statement rests on. A question says what its answer makes of it, unless that says so itself; what the
 * engine has read stands over the words it read.
 */
export function readGround(all: readonly GroundLine[], readings: Map<string, Reading> = new Map()): Ground {
  const lines = all.flatMap(partQuoted);
  const asked = new Map<string, Set<Denial>>();
  const spoken = new Map<string, Set<Denial>>();
  const read = new Map<string, Set<Denial>>();
  const parts = lines.map((line, at): GroundPart => {
    const { marks, keys: own } = readWords(line.words, readings);
    const given = mayAsk(lines, at) ? answered(lines, at) : undefined;
    const into = line.by === 'engine' && !isQuoted(line) ? read : given === undefined ? spoken : asked;
    const isSure =
      (line.by === undefined || line.by === 'engine' || hasMarks(line.words)) && !isConditional.test(line.words);
    for (const { key, denial } of own) {
      const stands = denial === 'denied' && !isSure ? 'open' : denial;
      addTo(into, key, given === undefined ? stands : stands === 'stated' ? given : 'open');
    }
    return {
      words: line.words,
      marks,
      isQuestion: asks(line),
      keys: new Set(own.map(({ key }) => key)),
      by: line.by,
      isNear: line.isNear === true,
    };
  });
  return { text: lines.map(({ words }) => words).join('\n'), parts, keys: new Map([...asked, ...spoken, ...read]) };
}
