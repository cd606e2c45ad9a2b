import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { findMatches } from '../../text/find-matches.ts';
import { SpanSet } from '../reading/span-set.ts';
import { causeWords } from './data/cause-words.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { phaseOf, phaseSaid } from './code-encounter.ts';

const mechanism =
  /\b(?:fell|fall(?:en|ing)?|slipped|tripped|twisted|rolled (?:his|her|the|their)|collision|mvc|mva|motor vehicle|car (?:accident|crash)|bicycle|bike|struck|hit by|kicked|bitten|bite|stung|burned|scalded|cut (?:his|her|the|their)|lacerated|knife|assault\w*|playing|soccer|football|basketball|skiing|lifting|crushed|slammed)\b/i;

const isInjury = (code: string): boolean => /^(?:S|T0[07]|T1[4-9]|T2|T3[0-4])/.test(code);

function judgeMissing(reading: ChartReading): RaisedFlag[] {
  const injury = reading.diagnoses.find(({ code, known }) => known?.billable && isInjury(code) && !code.endsWith('S'));
  if (!injury || !/[ABC]$/.test(injury.code) || reading.diagnoses.some(({ code }) => /^[V-Y]/.test(code))) return [];
  const match = mechanism.exec(reading.text);
  if (!match) return [];
  const told: Span = { start: match.index, end: match.index + match[0].length };
  return [
    raiseCode({
      severity: 'low',
      rule: 'external-cause',
      message: `${injury.code} is an injury and the chart tells how it happened (${quote(reading.text, told)}); no external cause is coded. Payers and states differ in whether they ask for one.`,
      basis: 'ICD-10-CM Official Guidelines I.C.20',
      codes: [injury.code],
      sources: [injury.written, told],
    }),
  ];
}

const letterOf = (code: string): string => {
  const last = code.charAt(7);
  return /[ABC]/.test(last) ? 'A' : last === 'S' ? 'S' : 'D';
};

/** The seventh character of the cause is that of the injury (Guidelines I.C.20.a.2); place and activity are of the first visit only. */
function judgeCharacter(reading: ChartReading): RaisedFlag[] {
  const injury = reading.diagnoses.find(({ code, known }) => known?.billable && isInjury(code) && code.length === 8);
  // Where the injury's own character is in doubt, that is what is to be settled.
  const said = phaseSaid(reading);
  if (!injury || (said !== null && said.phase !== phaseOf(injury.code))) return [];
  return reading.diagnoses.flatMap(({ code, known, written }) => {
    if (known === null || !/^[V-Y]/.test(code)) return [];
    const isPlace = /^Y92|^Y93|^Y99/.test(code);
    if (isPlace ? letterOf(injury.code) === 'A' : code.length !== 8 || letterOf(code) === letterOf(injury.code))
      return [];
    const why = isPlace ? 'is used at the first visit only' : `ends in ${code.charAt(7)}`;
    return [
      raiseCode({
        severity: isPlace ? 'low' : 'medium',
        rule: 'external-cause',
        message: `${code} ${why}, and the injury ${injury.code} ends in ${injury.code.charAt(7)}.`,
        basis: 'ICD-10-CM Official Guidelines I.C.20.a.2, I.C.20.b',
        codes: [code, injury.code],
        sources: [written, injury.written],
      }),
    ];
  });
}

/** A cause of which the chart has no word: it fell from a ladder by its code, and slipped on ice by its story. */
function judgeCause(reading: ChartReading): RaisedFlag[] {
  return reading.diagnoses.flatMap(({ code, known, written, descriptions, listed }) => {
    const row = known === null ? undefined : causeWords.find(([codes]) => codes.test(code));
    if (!row || !mechanism.test(reading.text)) return [];
    // The lines that list the code repeat its title.
    const own = new SpanSet([...descriptions, ...listed.map(({ line }) => line)]);
    const [, words, what] = row;
    const isTold = findMatches(reading.text, new RegExp(words.source, 'gi')).some(
      ({ index, 0: found }) => !own.contains({ start: index, end: index + found.length }),
    );
    if (isTold) return [];
    return [
      raiseCode({
        severity: 'medium',
        rule: 'external-cause',
        message: `${code} names ${what} as the cause, and the chart does not tell of it.`,
        query: 'Please clarify how the injury happened.',
        basis: 'ICD-10-CM Official Guidelines I.C.20',
        codes: [code],
        sources: [written],
      }),
    ];
  });
}

/** ICD-10-CM Official Guidelines I.C.20: how an injury happened may be coded, with the seventh character of the injury. */
export const externalCause: AuditRule = {
  name: 'external-cause',
  check: (reading) => [...judgeMissing(reading), ...judgeCharacter(reading), ...judgeCause(reading)],
};
