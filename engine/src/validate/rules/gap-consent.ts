import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import { findProcedureTitles } from '../reading/procedure-titles.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote } from '../reading/under-headings.ts';
import * as words from './data/consent-words.ts';

const basis = '42 CFR 482.51(b)(2); Joint Commission RI.01.03.01 and UP.01.03.01';

/** Notes that tell of procedures that others did. */
const others: ReadonlySet<ChartKind> = new Set<ChartKind>(['discharge', 'nursing', 'imaging', 'case-management']);

function gap(name: string, message: string, query: string, severity: 'medium' | 'low', at?: Span): RaisedFlag {
  return raiseGap({ severity, rule: 'gap-consent', name, message, query, basis, sources: at ? [at] : [] });
}

function checkConsent({ text }: ChartReading, at: Span | undefined): RaisedFlag[] {
  if (!words.consent.test(text))
    return [
      gap(
        'Informed consent',
        'a procedure is told without it.',
        'Please document the consent for this procedure.',
        'medium',
        at,
      ),
    ];
  if (words.risks.test(text) || !at) return [];
  return [
    gap(
      'Risks discussed',
      'the consent does not say that risks and alternatives were discussed.',
      'Please document what was discussed when consent was obtained.',
      'low',
      at,
    ),
  ];
}

/** The setting of a visit is told this near its beginning, in characters. */
const headReach = 900;

/** A visit by video needs the patient's agreement to it in the record (state telehealth laws, for example Cal. Bus. & Prof. Code 2290.5; 42 CFR 410.78). */
function checkRemote({ kind, text, codes }: ChartReading): RaisedFlag[] {
  const isRemote =
    kind === 'telehealth' ||
    (words.remotely.test(text.slice(0, headReach)) &&
      codes.some(({ modifiers }) => modifiers.some((one) => /^(?:95|GT|93)$/.test(one))));
  if (!isRemote || !words.remotely.test(text) || words.agreedRemotely.test(text)) return [];
  return [
    gap(
      'Consent to telehealth',
      'the visit was by video, and nothing says that the patient agreed to that.',
      'Please document the consent to telehealth, if it was given.',
      'low',
    ),
  ];
}

/** Words that tell a procedure as done; not "was drained last year", "no procedure was performed". */
function toldAsDone({ text }: ChartReading): Span | undefined {
  const at = words.done.exec(text);
  if (!at) return undefined;
  const end = at.index + at[0].length;
  const isElsewhere =
    /\b(?:prior|previous\w*|history|last|no|not|never|denies|ago|declin\w+|if|outside|in (?:19|20)\d\d)\b/i.test(
      text.slice(Math.max(0, at.index - 60), end + 40),
    );
  return isElsewhere || words.doneByOthers.test(text.slice(end, end + 60)) ? undefined : { start: at.index, end };
}

/** A part with the heading of a procedure that tells how it was done. */
function toldUnderHeading(reading: ChartReading): Span | undefined {
  const parts = reading.segments
    .filter(({ subject }) => subject === 'procedure')
    .map(({ start, end }) => ({ start, told: reading.text.slice(start, end) }));
  const lines = findProcedureTitles(reading).map(({ start, line }) => ({ start, told: line }));
  for (const { start, told } of [...parts, ...lines]) {
    const named = words.invasive.exec(told);
    if (named && words.technique.test(told))
      return { start: start + named.index, end: start + named.index + named[0].length };
  }
  return undefined;
}

/** A procedure that is billed in a chart that tells how something was done; a number alone is another rule's matter. */
function billed({ codes, kind, text }: ChartReading): Span | undefined {
  if (kind === 'prenatal' || !words.invasive.test(text) || !words.technique.test(text)) return undefined;
  return codes.find(
    ({ code, system }) =>
      system === 'CPT' && words.invasiveCodes.some(([from, to]) => Number(code) >= from && Number(code) <= to),
  );
}

/** Consent with its risks for what is done to the body, and the pause before surgery. 42 CFR 482.51(b)(2), UP.01.03.01. */
export const gapConsent: AuditRule = {
  name: 'gap-consent',
  check: (reading) => {
    const { kind, text } = reading;
    if (!isNote(reading) || others.has(kind)) return [];
    const remote = checkRemote(reading);
    if (remote.length > 0) return remote;
    const isSurgery = kind === 'operative';
    const isProcedure = isSurgery || (kind === 'procedure' && words.invasive.test(text) && words.technique.test(text));
    const at = isProcedure ? undefined : (toldAsDone(reading) ?? toldUnderHeading(reading) ?? billed(reading));
    if (!isProcedure && !at) return [];
    const pause =
      isSurgery && !words.timeOut.test(text)
        ? [
            gap(
              'Time-out',
              'the operative note does not tell the pause before the incision.',
              'Please document the time-out.',
              'medium',
            ),
          ]
        : [];
    return [...checkConsent(reading, at), ...pause];
  },
};
