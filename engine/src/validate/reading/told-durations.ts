import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

const daysOf: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  hr: 1 / 24,
  wk: 7,
  mo: 30,
  yr: 365,
};
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** "x 3 days", "for two weeks", "2 months of", "began 3 days ago", "since yesterday". */
const lasting =
  /\b(?:x|for|lasting|of|began|started|onset|beginning|over|past|last|since)\s(?:about |approximately |the |past |last |the past |the last )?(?:(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(hour|hr|day|week|wk|month|mo|year|yr)s?\b|(yesterday|this morning|last night|today)\b)|\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](hour|hr|day|week|wk|month|mo|year|yr)s? (?:history |hx )?(?:of|ago)\b|\b(\d{1,2})(d|wk|mo)\b(?! old)/gi;
/** A course with turns has more than one duration. */
const withTurns =
  /\b(?:wors\w+(?! (?:on|with|when|at|by|in)\b)|increas\w+|again|recur\w+|intermittent\w*|episod\w+|flare\w*|chronic\w*|initial\w*|first|then|before|prior|previous\w*|improv\w+|resolv\w+|acute on|now|until|off and on|on and off|new|constant|every|each|after|lasts?|attacks?|follow[- ]?up|treated|took|take|takes|taking|tried|antibiotics?|course|since the|surgery|if|return|diagnosed|history of|known|at a time)\b/i;
/** Three days and a week may be meant by the same words; more apart they are not. */
const mostApart = 3;

interface ToldDuration extends Span {
  readonly days: number;
}

function durationsIn(text: string, start: number): ToldDuration[] {
  return findMatches(text, lasting).flatMap((match): ToldDuration[] => {
    const [count, unit] = [match[1] ?? match[4] ?? match[6], match[2] ?? match[5] ?? match[7]];
    const place = { start: start + match.index, end: start + match.index + match[0].length };
    if (match[3] !== undefined) return [{ days: /yesterday|night/i.test(match[3]) ? 1 : 0.5, ...place }];
    const each = daysOf[(unit ?? '').toLowerCase().replace(/^d$/, 'day')];
    const number = numbers[(count ?? '').toLowerCase()] ?? Number(count);
    return each === undefined || !(number > 0) ? [] : [{ days: each * number, ...place }];
  });
}

const ofStory = new Set<string | undefined>([
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'assessment',
  'assessment-and-plan',
]);

/** The same complaint with two durations that lie far apart, each told as the whole. */
export function findDurationConflict({ problems, kind }: ChartReading): readonly [Span, Span] | undefined {
  if (kind === 'discharge' || kind === 'other') return undefined;
  const byName = new Map<string, { readonly told: ToldDuration; readonly statement: number }[]>();
  for (const { statement, kind: what, name, modifiers, start } of problems) {
    const { negated, historical, family, hypothetical } = modifiers;
    if (what !== 'symptom' || negated || historical || family || hypothetical || !ofStory.has(statement.subject))
      continue;
    if (withTurns.test(statement.text)) continue;
    const [told, ...more] = durationsIn(statement.text, statement.start);
    // A duration is of the complaint beside it.
    if (!told || more.length > 0 || Math.abs(told.start - start) > nearest) continue;
    const row = byName.get(name);
    if (row) row.push({ told, statement: statement.start });
    else byName.set(name, [{ told, statement: statement.start }]);
  }
  for (const row of byName.values()) {
    const [first] = row;
    const other = row.find(
      ({ told, statement }) =>
        first &&
        statement !== first.statement &&
        Math.max(told.days, first.told.days) > mostApart * Math.min(told.days, first.told.days),
    );
    if (first && other) return [first.told, other.told];
  }
  return undefined;
}

/** In characters between a complaint and its duration. */
const nearest = 60;
