import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { findProcedureTitles } from '../reading/procedure-titles.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { ChartStatement } from '../reading/statements.ts';
import type { Subject } from '../../document/subjects.ts';
import {
  doneAtSide,
  larger,
  notRecorded,
  ownNames,
  paired,
  plural,
  sided,
  sidedTitle,
  troubleOf,
} from './data/sided-parts.ts';

const complained = Object.entries(paired).map(([site, words]) => ({
  site,
  trouble: troubleOf(words),
  own: new RegExp(String.raw`\b(?:${words})\b`, 'i'),
}));

/** Any of them: most sentences name none. */
const anyPart = new RegExp(String.raw`\b(?:${Object.values(paired).join('|')})`, 'i');

/** Where what the visit is about is said. */
const about: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'assessment',
  'assessment-and-plan',
  'procedure',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
]);

function raiseSide(site: string, message: string, quoted: string, start: number, basis: string): RaisedFlag {
  return raiseGap({
    severity: 'medium',
    rule: 'gap-laterality',
    name: `Side of the ${site}`,
    message,
    query: `Please document which side "${quoted}" refers to.`,
    basis,
    sources: [{ start, end: start + quoted.length }],
  });
}

/** True where the chart gives a side to the part, or to one that holds it, in any sentence about it. */
function isSided({ text, sides }: ChartReading, site: string, own: RegExp): boolean {
  const kin = new Set([site, ...(larger[site] ?? [])]);
  if (sides.some((said) => kin.has(said.site))) return true;
  return text
    .split('\n')
    .some((line) => own.test(line) && (sided.test(line) || /\b(?:left|right|bilateral)\b/i.test(line)));
}

/** What is asked, denied, of the family or past is no complaint; "without foreign body" is part of a code's title. */
function isComplaint({ subject, text }: ChartStatement): boolean {
  if (!(subject === undefined || about.has(subject)) || !anyPart.test(text) || plural.test(text)) return false;
  if (/\?\s*$/.test(text)) return false;
  const told = text.replaceAll(/\bwithout (?:foreign body|obstruction|gangrene|aura)\b/gi, ' ');
  return !/\b(?:no|denies|without|family|mother|father|mom|dad|sister|brother|aunt|uncle|if|history of|h\/o|s\/p|call|sooner|return|watch|warn\w*|report)\b/i.test(
    told,
  );
}

/** Parts that the chart gives a side nowhere. */
function sidesNeverTold(reading: ChartReading): RaisedFlag[] {
  const statements = reading.statements.filter(isComplaint);
  const found = (text: string, trouble: RegExp, own: RegExp): RegExpExecArray | null => {
    if (!own.test(text)) return null;
    const match = trouble.exec(text) ?? ownNames.exec(text);
    return match && own.test(match[0]) ? match : null;
  };
  return complained.flatMap(({ site, trouble, own }) => {
    const statement = statements.find(({ text }) => found(text, trouble, own));
    const match = statement && found(statement.text, trouble, own);
    if (!statement || !match || isSided(reading, site, own)) return [];
    const message = `"${match[0]}" is told without left, right or both.`;
    return [raiseSide(site, message, match[0], statement.start + match.index, 'ICD-10-CM Official Guidelines I.B.13')];
  });
}

/** Titles of procedures that name a paired part and no side, whatever else the chart says: the title is what is read before the first cut. */
function titlesWithoutSide(reading: ChartReading): RaisedFlag[] {
  return findProcedureTitles(reading).flatMap(({ text, start }) => {
    const isDiagnosis = /^\W*p(?:re|ost)-?op/i.test(text);
    if (sidedTitle.test(text) || plural.test(text) || !(isDiagnosis || doneAtSide.test(text))) return [];
    const part = complained.find(({ own }) => own.test(text));
    const match = part?.own.exec(text);
    if (!part || !match) return [];
    const message = `the ${isDiagnosis ? 'diagnosis' : 'procedure'} names it without left, right or both.`;
    return [
      raiseSide(
        part.site,
        message,
        match[0],
        start + match.index,
        'Joint Commission UP.01.01.01; ICD-10-CM Official Guidelines I.B.13',
      ),
    ];
  });
}

/** Words that say themselves that the side was left out. */
function sidesLeftOut({ statements }: ChartReading): RaisedFlag[] {
  return statements.flatMap(({ text, start }) => {
    const match = notRecorded.exec(text);
    if (!match || /\b[A-TV-Z]\d[\dA-Z]\.?\w*\b[^.;]*$/.test(text.slice(0, match.index))) return [];
    const site = complained.find(({ own }) => own.test(text))?.site ?? 'body';
    return [
      raiseSide(
        site,
        'the note says itself that it is missing.',
        match[0],
        start + match.index,
        'ICD-10-CM Official Guidelines I.B.13',
      ),
    ];
  });
}

/** ICD-10-CM Official Guidelines I.B.13: the side of a paired part is documented, so that it can be coded. UP.01.01.01: a procedure is written with its side. */
export const gapLaterality: AuditRule = {
  name: 'gap-laterality',
  check: (reading) => {
    const all = [...sidesLeftOut(reading), ...titlesWithoutSide(reading), ...sidesNeverTold(reading)];
    const placeOf = ({ sources: [place] }: RaisedFlag): Span | undefined => place;
    // One flag for one place: what a title leaves open is often never told either.
    return all.filter((flag, at) => all.findIndex((other) => placeOf(other)?.start === placeOf(flag)?.start) === at);
  },
};
