import type { RaisedFlag } from '../../model/result.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** A service that has one number for its first time and another for the times after. */
interface OrderedService {
  readonly first: RegExp;
  readonly later: RegExp;
  /** Words by which a note tells that this is the first time, or a later one. */
  readonly ofFirst: RegExp;
  readonly ofLater: RegExp;
  readonly what: string;
  readonly basis: string;
}

const services: readonly OrderedService[] = [
  {
    first: /^G0438$/,
    later: /^G0439$/,
    ofFirst: /\b(?:initial|first)(?: medicare)? (?:annual wellness|awv)\b/gi,
    ofLater: /\b(?:subsequent(?: medicare)?|last|previous|prior) (?:annual wellness|awv)\b/gi,
    what: 'annual wellness visit',
    basis: '42 CFR 410.15: first and subsequent annual wellness visits',
  },
  {
    first: /^99460$/,
    later: /^99462$/,
    ofFirst: /\binitial newborn (?:exam\w*|h ?& ?p|visit|care)\b(?! (?:was|is) done| by\b| yesterday)/gi,
    ofLater:
      /\binitial newborn (?:exam\w*|h ?& ?p|visit|care) (?:was|is) done\b(?! today)|\b(?:hospital day|HD|DOL|day of life)\W{0,3}[2-9]\b/gi,
    what: 'hospital care of a newborn',
    basis: 'CPT guidelines, newborn care services: initial and subsequent day',
  },
];

/** Services claimed as the first of their kind where the note tells of an earlier one, and the other way round. */
export const findWrongTurns = ({ text, codes }: ChartReading): RaisedFlag[] =>
  services.flatMap(({ first, later, ofFirst, ofLater, what, basis }) => {
    const [toldFirst, toldLater] = [findMatches(text, ofFirst)[0], findMatches(text, ofLater)[0]];
    // A note that tells both speaks of two visits.
    if (Boolean(toldFirst) === Boolean(toldLater)) return [];
    const told = toldFirst ?? toldLater;
    const wrong = codes.find(({ code }) => (toldFirst ? later : first).test(code));
    if (!wrong || !told) return [];
    const [claimed, said] = toldFirst ? ['a later', 'the first'] : ['the first', 'a later'];
    return [
      {
        severity: 'high',
        rule: 'patient-status',
        message: `${wrong.code} is for ${claimed} ${what}, and the chart tells of ${said} one.`,
        query: 'When did the patient last have this service?',
        basis,
        codes: [wrong.code],
        sources: [
          { start: wrong.start, end: wrong.end },
          { start: told.index, end: told.index + told[0].length },
        ],
      },
    ];
  });
