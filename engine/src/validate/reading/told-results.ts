import type { Span } from '../../model/span.ts';
import { resultLimits, scores, type ResultLimits } from './data/result-limits.ts';
import type { ChartReading } from './read-chart.ts';

/** Words about a result and a value that they cannot be said of. */
export interface ResultConflict {
  readonly message: string;
  readonly sources: readonly [Span, Span] | readonly [Span];
}

const saysNormal = /\b(?:normal|within normal limits|wnl|unremarkable)\b/i;
const otherTime =
  /\b(?:was \d|previous\w*|prior|last|before|until|since|ago|yesterday|initial\w*|earlier|recheck|repeat\w*|now|today|on (?:admission|discharge)|by discharge|at birth|goal|target|if|should|home|from \d|down|up|rose|fell|trend\w*|normaliz\w+|(?:19|20)\d\d|jan\w*|feb\w*|march|april|june|july|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|borderline|upper|lower|near|almost|slightly|except|repleted|corrected|mother|father|sister|brother)\b/i;

interface Named {
  readonly limits: ResultLimits;
  readonly normal: RegExp;
  readonly value: RegExp;
}

const named: readonly Named[] = resultLimits.map((limits) => ({
  limits,
  normal: new RegExp(
    String.raw`\b(?:${limits.words}|${limits.panels})(?: level| levels| results?)?\s?(?:was|were|is|are|:|all|came back)?\s(?:normal|within normal limits|wnl|unremarkable)\b|\bnormal (?:${limits.words}|${limits.panels})\b(?! \d)`,
    'i',
  ),
  value: new RegExp(
    String.raw`\b(?:${limits.words})\b(?: (?:of|was|is|level|today|count|at|:|=))*\s?[:=]?\s?(\d[\d,]*(?:\.\d+)?)(?![\d/-])(?!\.\d)`,
    'i',
  ),
}));

function valueOf(text: string): number {
  const value = Number(text.replaceAll(',', ''));
  return value;
}

function isBeyond({ limits: { name, low, high } }: Named, written: string): boolean {
  const value = valueOf(written);
  // Cells are counted by the thousand or one by one.
  const scaled = (name === 'white cells' || name === 'platelets') && value >= 1000 ? value / 1000 : value;
  return scaled < low || scaled > high;
}

/** "Potassium normal" in one place and 2.8 in another. */
function normalAgainstValue({ statements, patient }: ChartReading): ResultConflict[] {
  if ((patient.age?.value ?? 40) < 12) return [];
  const told = statements.filter(({ text, subject }) => saysNormal.test(text) && subject !== 'family-history');
  if (told.length === 0) return [];
  const valued = statements.filter(({ text }) => /\d/.test(text));
  return named.flatMap((test): ResultConflict[] => {
    for (const statement of told) {
      const match = test.normal.exec(statement.text);
      if (!match) continue;
      const clause = statement.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
      if (otherTime.test(clause)) continue;
      for (const other of valued) {
        const value = test.value.exec(other.text);
        if (
          !value ||
          !isBeyond(test, value[1] ?? '') ||
          /\b(?:was|from|previous\w*|prior|last|home|goal|target|if|(?:19|20)\d\d)\W{0,3}$|^[^.;,]{0,20}\b(?:in|on) (?:19|20)\d\d/i.test(
            other.text.slice(0, value.index),
          )
        )
          continue;
        const at = { start: statement.start + match.index, end: statement.start + match.index + match[0].length };
        const there = { start: other.start + value.index, end: other.start + value.index + value[0].length };
        return [
          { message: `The chart calls ${test.limits.name} normal, and gives ${value[1] ?? ''}.`, sources: [at, there] },
        ];
      }
    }
    return [];
  });
}

const scored = scores.map(({ name, words, most, bands }) => ({
  name,
  most,
  bands,
  pattern: new RegExp(
    String.raw`\b(?:${words})\b(?: (?:score|total|today|of|was|is|at))*\s?[:=]?\s?(\d{1,3})(?:\s?(?:\/|of|out of)\s?\d{1,3})?\b(?:[ ,(–-]{1,3}(?:indicat\w+ |consistent with |suggest\w+ |in the )?(minimal|mild|moderately severe|moderate|severe)\b)?`,
    'gi',
  ),
}));
const mayScore = /\b(?:phq|gad|moca|mmse|mini-?cog|gcs|audit|pcl|apgar)/i;

/** A score above what it can reach, or beside the name of another band. */
function wrongScores({ text }: ChartReading): ResultConflict[] {
  if (!mayScore.test(text)) return [];
  return scored.flatMap(({ name, most, bands, pattern }) =>
    Array.from(text.matchAll(pattern)).flatMap((match): ResultConflict[] => {
      const value = Number(match[1]);
      const at = { start: match.index, end: match.index + match[0].length };
      if (value > most) return [{ message: `${name} ${value} is more than the scale has (${most}).`, sources: [at] }];
      const word = match[2]?.toLowerCase();
      const band = bands.find(([, to]) => value <= to)?.[0];
      if (word === undefined || band === undefined || word === band) return [];
      return [{ message: `${name} ${value} is called ${word}; the scale calls it ${band}.`, sources: [at] }];
    }),
  );
}

const ofThen =
  /\b(?:last|prior|previous\w*|was|from|ago|before|baseline|initial\w*|goal|target|under|below|at intake|at (?:the )?start|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|since|down|up|\d{1,2}\/\d{1,2}|(?:19|20)\d\d|each|weekly|every|if|until)\b/i;
const aroundReach = 34;

/** One score of today, told with two values. */
function twoScores({ text }: ChartReading): ResultConflict[] {
  if (!mayScore.test(text)) return [];
  return scored.flatMap(({ name, most, pattern }): ResultConflict[] => {
    const told = Array.from(text.matchAll(pattern)).flatMap((match) => {
      const end = match.index + match[0].length;
      const [before, behind] = [
        text.slice(Math.max(0, match.index - aroundReach), match.index),
        text.slice(end, end + aroundReach),
      ];
      const around = `${before.split(/[.;\n]/).at(-1) ?? ''} ${behind.split(/[.;,\n)]/, 1)[0] ?? ''}`;
      return Number(match[1]) > most || ofThen.test(around)
        ? []
        : [{ value: Number(match[1]), start: match.index, end }];
    });
    const [first] = told;
    const other = told.find(({ value }) => value !== first?.value);
    return first && other
      ? [{ message: `${name} is given as ${first.value} and as ${other.value}.`, sources: [first, other] }]
      : [];
  });
}

const coma = /\bgcs\b[^.\n]{0,12}?(\d{1,2})\b[^.\n]{0,8}\be ?([1-4])[ ,]{0,2}v ?([1-5])[ ,]{0,2}m ?([1-6])\b/i;

/** A coma score that its three parts do not make. */
function wrongSum({ text }: ChartReading): ResultConflict[] {
  const match = coma.exec(text);
  if (!match) return [];
  const sum = Number(match[2]) + Number(match[3]) + Number(match[4]);
  if (sum === Number(match[1])) return [];
  const at = { start: match.index, end: match.index + match[0].length };
  return [{ message: `The parts of the GCS make ${sum}, and it is given as ${match[1]}.`, sources: [at] }];
}

/** Results and scores whose words and figures do not fit each other. */
export const findResultConflicts = (reading: ChartReading): ResultConflict[] => [
  ...normalAgainstValue(reading),
  ...wrongScores(reading),
  ...twoScores(reading),
  ...wrongSum(reading),
];
