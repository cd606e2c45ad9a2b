import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

/** A blood pressure or pulse that is told as the one at the start of the visit or session. */
interface StartingValue extends Span {
  readonly kind: 'pressure' | 'pulse';
  readonly value: number;
}

const atStart = String.raw`starting|resting|initial|opening|baseline|pre-?(?:session|treatment|exercise|tx|op|procedure|therapy)|before (?:the )?(?:session|treatment|exercises?|therapy|tx)|start of (?:the )?(?:session|visit|treatment)`;
const pressure = String.raw`(?:blood )?pressure|b\/?p|vitals?|vs`;
const started = new RegExp(
  String.raw`\b(?:${atStart})\b[^.;\n\d]{0,16}\b(?:(?:${pressure})\b[^.;\n\d]{0,12}(\d{2,3})\/(\d{2,3})|(?:hr|pulse|heart rate)\b[^.;\n\d]{0,12}(\d{2,3}))\b`,
  'gi',
);
/** How far two values of one moment may lie apart. */
const apart = { pressure: 20, pulse: 25 } as const;
/** Of another day or place. */
const elsewhere =
  /\b(?:home|last|previous\w*|prior|yesterday|usual\w*|goal|target|average|evaluation|eval|admission|clinic|if|was)\b/i;

function startingValues({ text }: ChartReading): StartingValue[] {
  return Array.from(text.matchAll(started)).flatMap((match): StartingValue[] => {
    const lead = text.slice(Math.max(0, match.index - 24), match.index + match[0].length);
    if (elsewhere.test(lead.split(/[.;\n]\s?/).at(-1) ?? '')) return [];
    const value = Number(match[1] ?? match[3]);
    return [
      {
        kind: match[1] === undefined ? 'pulse' : 'pressure',
        value,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/** Two values of one sign, each told as that of the start of the visit, or one such value against the only one that was measured. */
export function findStartingConflict(reading: ChartReading): readonly [Span, Span] | undefined {
  const values = startingValues(reading);
  for (const [at, one] of values.slice(0, mostCompared).entries()) {
    const other = values
      .slice(at + 1, mostCompared)
      .find(({ kind, value }) => kind === one.kind && Math.abs(value - one.value) >= apart[kind]);
    if (other) return [one, other];
    const measured = reading.vitals.filter(
      ({ kind }) => kind === (one.kind === 'pulse' ? 'heart-rate' : 'blood-pressure'),
    );
    const listed = measured.filter(({ start, end }) => end <= one.start || start >= one.end);
    const [only] = listed;
    const isFirst =
      only &&
      only.start < one.start &&
      !/\b(?:after|post)\b/i.test(reading.text.slice(Math.max(0, only.start - 30), only.start));
    if (isFirst && listed.length === 1 && Math.abs(Number.parseInt(only.value, 10) - one.value) >= apart[one.kind])
      return [one, only];
  }
  return undefined;
}

/** More of them are no note of one visit. */
const mostCompared = 8;
