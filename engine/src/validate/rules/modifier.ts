import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { findProcedureFacts, findVisit, hcpcsModifierRelease } from '../../codes/tables/procedures/index.ts';
import { ofOtherDiscipline, planOfTherapy } from '../procedures/discipline-marks.ts';
import { bears, flag, type Check } from '../procedures/modifier-check.ts';
import { findService } from '../procedures/find-service.ts';
import { bothSidesOfProcedure, sideOfProcedure } from '../procedures/side-of-procedure.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const isVisit = ({ code }: WrittenCode): boolean => findVisit(code) !== null;
const problemSettings: ReadonlySet<string> = new Set(['office', 'emergency', 'home']);
const isProblemVisit = ({ code }: WrittenCode): boolean => problemSettings.has(findVisit(code)?.setting ?? '');
const isProcedure = ({ code }: WrittenCode): boolean =>
  /^(?:minor|major)-procedure$/.test(findProcedureFacts(code)?.kind ?? '');
/** A number of the section of surgery of which nothing else is known: drawing of blood and the like are no procedures. */
const isSurgery = ({ code, system }: WrittenCode): boolean =>
  system === 'CPT' &&
  /^[1-6]\d{4}$/.test(code) &&
  Number(code) >= 10004 &&
  !/^3641[0-6]$|^51798$|^59/.test(code) &&
  findProcedureFacts(code) === null;
const isSided = ({ code }: WrittenCode): boolean => findProcedureFacts(code)?.sided === true;

/** True unless the words of a service are known and its note has none of them. */
function isDocumented(reading: ChartReading, { code }: WrittenCode): boolean {
  return findService(reading, code) !== null;
}

/** Medicare Claims Processing Manual, chapter 12, 30.6.6 and 40.2: a visit beside a minor procedure on the same day needs modifier 25. */
const separateVisit: Check = (reading, codes) => {
  // Of one that no note shows, another rule tells.
  const procedure = codes.find((written) => isProcedure(written) && isDocumented(reading, written));
  const visit = codes.find((written) => isVisit(written) && !bears(written, '25', '57', 'FT'));
  if (!visit || codes.some((written) => written.code === visit.code && bears(written, '25', '57'))) return [];
  const surgery = procedure ?? codes.find(isSurgery);
  if (!procedure && surgery && isProblemVisit(visit))
    return [
      flag(
        'medium',
        `${visit.code} stands beside ${surgery.code} without modifier 25; it is paid where the visit goes beyond the procedure.`,
        'Medicare Claims Processing Manual, chapter 12, 30.6.6',
        [visit, surgery],
      ),
    ];
  if (!procedure) return [];
  const message = `${visit.code} stands beside the procedure ${procedure.code} without modifier 25. It needs the modifier, and a visit that goes beyond the procedure.`;
  return [flag('high', message, 'Medicare Claims Processing Manual, chapter 12, 30.6.6', [visit, procedure])];
};

/** A problem visit beside a preventive one on the same day needs modifier 25 (CPT guidelines, preventive medicine services). */
const beyondPrevention: Check = (_reading, codes) => {
  const preventive = codes.find(
    ({ code }) => findVisit(code)?.setting === 'preventive' || /^G0(?:438|439|402)$/.test(code),
  );
  const visit = codes.find(isProblemVisit);
  if (!preventive || !visit || bears(visit, '25')) return [];
  const message = `${visit.code} stands beside the preventive visit ${preventive.code} without modifier 25.`;
  return [flag('high', message, 'CPT guidelines, preventive medicine services', [visit, preventive])];
};

const sideOf = (written: WrittenCode): 'right' | 'left' | null =>
  bears(written, 'RT') ? 'right' : bears(written, 'LT') ? 'left' : null;

const sideBasis = 'Medicare Claims Processing Manual, chapter 12, 40.7';

/** Services of the whole patient: no side is theirs. */
const sideless =
  /^(?:visit|visit-add-on|psychotherapy|counseling|care|therapy|timed-therapy|vaccine-administration|maternity)$/;
const sidelessTest = /^(?:930\d\d|940\d\d|8\d{4}|36415)$/;

function wrongSide(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  const coded = sideOf(written);
  if (!coded) return [];
  const said = sideOfProcedure(reading, written);
  if (!said || said.side === coded) return [];
  const message = `${written.code}-${coded === 'right' ? 'RT' : 'LT'} names the ${coded} side, and the chart says ${said.side}.`;
  const sources = [{ start: written.start, end: written.end }, said.source];
  return [{ ...flag('high', message, sideBasis, [written]), sources }];
}

/** One side coded of what was done on both (Medicare Claims Processing Manual, chapter 12, 40.7: modifier 50). */
function oneOfBoth(reading: ChartReading, written: WrittenCode, codes: readonly WrittenCode[]): RaisedFlag[] {
  const coded = sideOf(written);
  if (!coded || !isSided(written) || bears(written, '50')) return [];
  if (codes.some((other) => other !== written && other.code === written.code)) return [];
  const both = bothSidesOfProcedure(reading, written);
  if (!both) return [];
  const message = `${written.code} names the ${coded} side only, and the chart tells of both; modifier 50 tells both.`;
  return [
    { ...flag('medium', message, sideBasis, [written]), sources: [{ start: written.start, end: written.end }, both] },
  ];
}

/** Both sides coded of what was done on one. */
function bothOfOne(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  if (!bears(written, '50') || !isSided(written) || bothSidesOfProcedure(reading, written)) return [];
  const said = sideOfProcedure(reading, written);
  if (!said) return [];
  const message = `${written.code} bears modifier 50, and the chart tells of the ${said.side} side only.`;
  return [
    {
      ...flag('medium', message, sideBasis, [written]),
      sources: [{ start: written.start, end: written.end }, said.source],
    },
  ];
}

function noSide(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  if (!isSided(written) || bears(written, 'RT', 'LT', '50') || !sideOfProcedure(reading, written)) return [];
  return [
    flag('medium', `${written.code} was done on one side and names none; RT or LT tells it.`, sideBasis, [written]),
  ];
}

function needlessSide(written: WrittenCode): RaisedFlag[] {
  const kind = findProcedureFacts(written.code)?.kind ?? '';
  if (!bears(written, 'RT', 'LT', '50') || !(sideless.test(kind) || sidelessTest.test(written.code))) return [];
  return [
    flag('high', `${written.code} is no service of one side or of both; RT, LT and 50 do not fit it.`, sideBasis, [
      written,
    ]),
  ];
}

/** Done on both sides by their own wording: a side, or both, cannot be told besides. */
const eitherSide = /^(?:31231|92250|9213[34]|92083|7706[67])$/;
const sidedTwice: Check = (_reading, codes) =>
  codes
    .filter((written) => eitherSide.test(written.code) && bears(written, '50'))
    .map((written) =>
      flag('medium', `${written.code} stands for one side or both; modifier 50 does not fit it.`, sideBasis, [written]),
    );

/** RT, LT and 50 tell the side of a procedure on a paired part (Medicare Claims Processing Manual, chapter 12, 40.7). */
const sides: Check = (reading, codes) =>
  codes.flatMap((written) => [
    ...wrongSide(reading, written),
    ...oneOfBoth(reading, written, codes),
    ...bothOfOne(reading, written),
    ...noSide(reading, written),
    ...needlessSide(written),
  ]);

/** Services after which the NCCI asks for modifier 25 on a visit of the same day (NCCI Policy Manual, chapter 1, D: procedures without global days). */
const besideVisit: Check = (_reading, codes) => {
  const service = codes.find(
    ({ code }) =>
      code === '59025' ||
      /^950(?:04|24|27|44)$|^9511[57]$/.test(code) ||
      /^930(?:00|05|10|15)$/.test(code) ||
      /^940[16]0$/.test(code) ||
      /^(?:vaccine-administration|treatment)$/.test(findProcedureFacts(code)?.kind ?? ''),
  );
  const visit = codes.find((written) => isVisit(written) && !bears(written, '25', '57', '24'));
  // Critical care holds and excludes services by rules of its own.
  if (!service || !visit || /^9929[12]$/.test(visit.code) || codes.some(isProcedure)) return [];
  const message = `${visit.code} stands beside ${service.code} without modifier 25; it is paid where the visit goes beyond the service.`;
  return [flag('medium', message, 'NCCI Policy Manual, chapter 1, D', [visit, service])];
};

const byVideo =
  /\b(?:telehealth|telemedicine|tele-?visit|tele-?(?:psych|med|derm|neuro|stroke)\w*|video(?= ?[:;,)]| (?:today|at|with))|virtual visit|video (?:visit|f\/u|follow-?up|appointment|appt|check|consult\w*|telehealth|call|conference|session|encounter|platform)|(?:via|by|over) (?:secure )?(?:video|zoom|doxy)|audio[- ]?(?:and|\/|-)?[- ]?video)\b/i;
const notByVideo =
  /\b(?:declin\w+|prefers?|offered|next (?:visit|appointment)|in person today|not available)\b[^.\n]{0,40}\b(?:telehealth|telemedicine|video|virtual)|\b(?:telehealth|telemedicine|video|virtual)\b[^.\n]{0,40}\b(?:declined|next|follow-?up|in \d)|\b(?:f\/u|follow[- ]?up|return)\b[^.\n]{0,40}\b(?:by|via|over) (?:secure )?(?:video|zoom)\W{1,3}\d/i;

/** The visit itself was a call; a call about results is none. */
const byPhone =
  /\b(?:visit|encounter|evaluated|conducted|appointment)\b[^.\n]{0,30}\b(?:by|via|over(?: the)?) (?:tele)?phone\b|\b(?:tele)?phone (?:visit|encounter) (?:today|only|with|with patient)\b|\b(?:tele)?phone only\b|\baudio[- ]only (?:visit|encounter|telehealth)\b/i;
const callable: ReadonlySet<string> = new Set(['office', 'home']);

/** Modifier 95 (or GT, 93, FQ) or place of service 02/10 tells that a visit was by video or telephone. */
const telehealth: Check = (reading, codes) => {
  const visits = codes.filter(({ code }) => findVisit(code) !== null || /^908[3-4]\d|^9079[12]/.test(code));
  const marked = visits.find((written) => bears(written, '95', 'GT', 'GQ', '93', 'FQ', 'FR'));
  const video = byVideo.test(reading.text) && !notByVideo.test(reading.text);
  const basis = 'Medicare telehealth services: modifier 95 or place of service 02 or 10';
  if (marked && !byVideo.test(reading.text) && !/\b(?:phone|telephone|audio)\b/i.test(reading.text))
    return [
      flag(
        'medium',
        `${marked.code} bears a telehealth modifier, and the chart tells of no visit by video or telephone.`,
        basis,
        [marked],
      ),
    ];
  if (
    marked &&
    bears(marked, '93', 'FQ') &&
    byVideo.test(reading.text) &&
    !/\baudio[- ]only\b|\bphone\b|\btelephone\b/i.test(
      reading.text.replace(/\bcallback number\b|\bphone number\b/gi, ' '),
    )
  )
    return [
      flag(
        'medium',
        `${marked.code} bears modifier 93, which is for sound alone, and the chart tells of a visit by video.`,
        basis,
        [marked],
      ),
    ];
  const [visit] = visits;
  const call = byPhone.exec(reading.text);
  if (!video && !marked && call && visit && callable.has(findVisit(visit.code)?.setting ?? '')) {
    const { index, 0: words } = call;
    const message = `${visit.code} was by telephone, and bears neither modifier 93 nor a number of telephone visits.`;
    return [
      {
        ...flag('medium', message, basis, [visit]),
        sources: [
          { start: visit.start, end: visit.end },
          { start: index, end: index + words.length },
        ],
      },
    ];
  }
  if (!video || marked || !visit || /\b(?:pos|place of service)\b[^.\n]{0,12}\b(?:02|10)\b/i.test(reading.text))
    return [];
  return [
    flag('medium', `${visit.code} was by video, and bears neither modifier 95 nor place of service 02 or 10.`, basis, [
      visit,
    ]),
  ];
};

/** Modifiers that a code of this kind cannot bear: 59 and X on a visit, 25 on a procedure (CPT appendix A; NCCI Policy Manual, chapter 1). */
const misplaced: Check = (_reading, codes) =>
  codes.flatMap((written) => {
    const basis = 'NCCI Policy Manual, chapter 1, E';
    if (isVisit(written) && bears(written, '59', 'XE', 'XS', 'XP', 'XU'))
      return [
        flag(
          'high',
          `${written.code} is a visit; modifier 59 and its kin are for procedures, 25 is for a visit.`,
          basis,
          [written],
        ),
      ];
    if (isProcedure(written) && bears(written, '25'))
      return [flag('high', `${written.code} is a procedure; modifier 25 belongs on the visit.`, basis, [written])];
    return [];
  });

/** What is joined to a code as a modifier and is in no list. Those of CPT are figures; those of HCPCS Level II are known in full. */
const unknown: Check = (_reading, codes) =>
  codes.flatMap((written) => {
    const { code, unknownModifier } = written;
    if (unknownModifier === null) return [];
    const message = `${code}-${unknownModifier}: ${unknownModifier} is no modifier of HCPCS Level II (${hcpcsModifierRelease}).`;
    return [flag('medium', message, `HCPCS Level II modifiers, ${hcpcsModifierRelease}`, [written])];
  });

const checks: readonly Check[] = [
  unknown,
  separateVisit,
  beyondPrevention,
  besideVisit,
  sides,
  telehealth,
  misplaced,
  planOfTherapy,
  ofOtherDiscipline,
  sidedTwice,
];

/** What two letters or figures behind a procedure code have to say, and do not. Each check cites its own source. */
export const modifier: AuditRule = {
  name: 'modifier',
  check: (reading) => {
    const codes = reading.codes.filter(({ system }) => system !== 'ICD-10-CM');
    return codes.length === 0 ? [] : checks.flatMap((check) => check(reading, codes));
  },
};
