import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { dayNumber } from '../reading/chart-dates.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import { perReading } from '../reading/per-reading.ts';
import type { ChartReading } from '../reading/read-chart.ts';

type Phase = 'initial' | 'subsequent' | 'sequela';

const subsequentWords =
  /\b(?:(?:routine |normal |good )?healing (?:well|fracture|as expected|appropriately|nicely|callus)|(?:fracture|wound|laceration|sprain|injury|burn)s? (?:is |are )?(?:now )?healing|well[- ]healed|callus(?: formation)?|cast (?:removal|removed|off|change)|suture removal|sutures? (?:were |are )?removed|staple removal|follow[- ]?up (?:of|for|visit for|on|after)[^.\n]{0,50}(?:fracture|sprain|injury|laceration|burn|concussion|dislocation|tear|wound)|(?:fracture|sprain|injury|laceration|burn|concussion|wound) (?:follow[- ]?up|check|recheck)|recheck of|week \d{1,2} (?:after|since|post)|\d{1,2} weeks? (?:post[- ]?(?:injury|op\w*|fracture|reduction)|after (?:the |his |her )?(?:injury|fracture|surgery|orif|fall|reduction))|post[- ]?op(?:erative)?(?: visit| check| day| week)|returns? for (?:re-?check|follow|suture|cast|repeat (?:x-?rays?|radiographs?|films?))|routine healing|second visit|(?:transition|wean)\w* (?:out of|from) (?:the )?(?:boot|splint|cast|brace)|delayed union|nonunion|malunion)/i;
const initialWords =
  /\b(?:(?:today|this (?:morning|afternoon|evening)|last night|yesterday|earlier today|tonight|an hour ago|\d{1,2} (?:hours?|minutes|hrs?|h|mins?) ago|just prior to arrival|pta\b|[1-3] days? ago|two days ago|one day ago|three days ago))\b/i;
const firstCare =
  /\b(?:first (?:visit|seen|evaluation|presentation)|initial (?:visit|evaluation|encounter|treatment|presentation|injury evaluation)|presents? (?:to (?:the )?(?:ed|er|emergency|urgent care|clinic)|(?:today )?(?:after|following|with))|new (?:injury|fracture|patient)|acute (?:fracture|injury)|not (?:yet )?(?:been )?(?:seen|evaluated|treated) (?:elsewhere|before))\b/i;
const sequelaWords =
  /\b(?:sequelae?|late effects?|residual (?:\w+ ){0,3}(?:from|of|after|due to)|(?:years?|months?) after (?:the |a |an )?(?:\w+ )?(?:injury|fracture|burn|accident)|old (?:fracture|injury|burn)|healed (?:fracture|burn|injury)\b[^.\n]{0,60}\b(?:now|with)|scar(?:ring)? contracture|post-?traumatic (?:arthritis|osteoarthritis|stiffness))/i;
const activeCare =
  /\b(?:surgery (?:today|scheduled)|orif (?:today|scheduled)|taken to (?:the )?or\b|scheduled for (?:surgery|orif|fixation)|(?:second|new) opinion|referred (?:by|from)|wound vac|still under active treatment|active treatment)\b/i;

/** How the injury happened, and that it was a few hours or days ago. */
const justHappened =
  /\b(?:fell|slipped|tripped|twisted|rolled|lifted|lifting|struck|hit|kicked|bit(?:ten)?|stung|burned|scalded|cut|injured|hurt|crushed|jammed|landed|collided|stepped|dropped|crash(?:ed)?|collision|mvc|mva|(?:rear|t)-?ended|head-to-head|playing|took|swallowed|ingested|stabbed|assaulted|punched)\b[^.;\n]{0,70}\b(?:yesterday|this (?:morning|afternoon|evening)|last night|tonight|today|(?:\d{1,2}|an|one|two|three) (?:hours?|hrs?|h|minutes|mins?) ago|(?:[12]|one|two) days? ago)\b|\b(?:yesterday|this (?:morning|afternoon|evening)|last night|tonight)\b[^.;\n]{0,50}\b(?:fell|slipped|tripped|twisted|rolled|lifted|struck|kicked|bit(?:ten)?|stung|burned|cut|injured|crushed|landed|collided|crashed|stabbed|assaulted|punched)\b/i;
const seenBefore =
  /\b(?:follow(?:s|ed|ing)?[- ]?up (?:of|for (?!re)|visit|on|after|appointment for)|f\/u (?:of|for|visit|on|after)|here for (?:a )?(?:follow[- ]?up|f\/u)|seen (?:in|at|by)|re-?check|recheck|returns?|since (?:the )?(?:injury|fall|surgery)|referred|suture removal|(?:was |were )?(?:casted|splinted|sutured|reduced) (?:in|at|by)|post-?op)\b/i;

const seenBeforeHere =
  /\b(?:here for (?:a )?(?:follow[- ]?up|re-?check|suture|staple)|(?:suture|staple) removal|wound check|seen here|returns (?:for|with|today)|returned (?:for|with)|(?:was |were )?(?:sutured|splinted|casted|repaired) (?:here|elsewhere|\d+ days? ago))\b/i;

/** What the seventh character of an injury code says; fractures have more letters than A, D and S (Guidelines I.C.19.c). */
export function phaseOf(code: string): Phase | null {
  if (code.length !== 8 || !/^[ST]|^M80|^M84|^[V-Y]/.test(code)) return null;
  const letter = code.charAt(7);
  if (/[ABC]/.test(letter)) return 'initial';
  return letter === 'S' ? 'sequela' : 'subsequent';
}

const within = (text: string, pattern: RegExp): Span | null => {
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
};

const firstVisit =
  /\bfirst visit\b(?! (?:was|on|in|to (?:this|our)))|\binitial (?:visit|evaluation) (?:for|of) (?:the |this )?(?:injury|fracture|wound|burn|sprain)\b/i;
const daysFresh = 3;
const befell =
  /\b(?:fell|slipped|tripped|twisted|rolled|struck|hit|kicked|bit(?:ten)?|burned|scalded|cut|injured|crushed|jammed|landed|collided|crash(?:ed)?|mvc|mva|injury|accident|fall)\b[^.;\n]{0,70}$/i;

/** "Fell off a skateboard on 03/18/2022": an injury dated at most a few days before the visit. */
function findFreshDate({ dates, serviceDay }: ChartReading): Span | null {
  if (!serviceDay) return null;
  const visit = dayNumber(serviceDay.day);
  const isFresh = (day: string | null): boolean =>
    day !== null && visit >= dayNumber(day) && visit - dayNumber(day) <= daysFresh;
  return dates.find(({ day, before }) => isFresh(day) && befell.test(before)) ?? null;
}

/** Wounds closed and bones set: what is treated for the first time (Guidelines I.C.19.a: active treatment). */
const treated =
  /\b(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|several|simple interrupted) (?:[\d-]+ )?(?:nylon |prolene |ethilon |vicryl |absorbable )?(?:staples|sutures|stitches)|(?:closed|simple|layered|intermediate) (?:with|repair|closure)|dermabond|skin glue|tissue adhesive|(?:was|were) (?:reduced|sutured|stapled|splinted)|closed reduction|splint (?:applied|placed)|(?:wound|laceration|scalp) repair)\b/i;

const toCome = new Set<string | undefined>(['plan', 'follow-up', 'disposition', 'education']);

/** An account of an operation tells in its plan what is done at later visits. */
const withoutPlan = (text: string, { segments }: ChartReading): string =>
  segments
    .filter(({ subject }) => toCome.has(subject))
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** What words tell of the episode of care; null where they do not, or tell two things. */
function readPhase(text: string, reading: ChartReading): (Span & { readonly phase: Phase }) | null {
  const isEmergency = reading.kind === 'emergency';
  // An emergency department tells when to return.
  const isFirst = !(isEmergency ? seenBeforeHere : seenBefore).test(text);
  const late = within(text, sequelaWords);
  const healing = within(reading.kind === 'operative' ? withoutPlan(text, reading) : text, subsequentWords);
  const fresh =
    within(text, initialWords) ??
    findFreshDate(reading) ??
    within(text, firstVisit) ??
    (isEmergency && isFirst ? within(text, treated) : null);
  // What tells a new injury counts in a chart that tells of no care before this visit.
  const first = within(text, firstCare) ?? (isEmergency ? fresh : isFirst ? within(text, justHappened) : null);
  if (late && !fresh && !healing) return { phase: 'sequela', ...late };
  if (healing && !activeCare.test(text) && !isEmergency) return { phase: 'subsequent', ...healing };
  return fresh && first && !healing && !late ? { phase: 'initial', ...fresh } : null;
}

/** What the chart tells of the episode of care. */
export const phaseSaid = perReading((reading) => readPhase(reading.text, reading));

/** The chart without the words beside a code: a title tells the episode that was coded, not the one that was. */
function withoutTitle({ text }: ChartReading, { descriptions }: WrittenDiagnosis): string {
  return descriptions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

const phaseNames: Record<Phase, string> = {
  initial: 'active treatment (initial encounter)',
  subsequent: 'care during healing (subsequent encounter)',
  sequela: 'a late effect (sequela)',
};

const basis = 'ICD-10-CM Official Guidelines I.C.19.a';

function raise(
  reading: ChartReading,
  { code, written }: WrittenDiagnosis,
  coded: Phase,
  said: Span & { readonly phase: Phase },
): RaisedFlag {
  return raiseCode({
    severity: 'high',
    rule: 'code-encounter',
    message: `${code} ends in ${code.charAt(7)}, ${phaseNames[coded]}; the chart tells of ${phaseNames[said.phase]}: ${quote(reading.text, said)}.`,
    query: 'Please clarify whether the injury is under active treatment, healing, or has left a late effect.',
    basis,
    codes: [code],
    sources: [written, said],
  });
}

/** Aftercare codes are not used with injuries: their seventh character says it (Guidelines I.C.21.c.7). */
function findAftercare(reading: ChartReading): RaisedFlag[] {
  const aftercare = reading.diagnoses.find(({ code }) => /^Z47\.89|^Z47\.2|^Z48\.(?:0|8)|^Z51\.89/.test(code));
  const injury = reading.diagnoses.find(({ code }) => code.startsWith('S') && phaseOf(code) !== 'sequela');
  if (!aftercare || !injury) return [];
  return [
    raiseCode({
      severity: 'medium',
      rule: 'code-encounter',
      message: `${aftercare.code} is for aftercare; aftercare of an injury is coded by ${injury.code} with the seventh character for a subsequent encounter.`,
      basis: 'ICD-10-CM Official Guidelines I.C.21.c.7',
      codes: [aftercare.code, injury.code],
      sources: [aftercare.written, injury.written],
    }),
  ];
}

/**
 * ICD-10-CM Official Guidelines I.C.19.a: A while the condition is actively treated, D while it heals, S for what it leaves behind.
 */
export const codeEncounter: AuditRule = {
  name: 'code-encounter',
  check: (reading) => {
    const injuries = reading.diagnoses.filter(({ code, known }) => known?.billable && phaseOf(code) !== null);
    if (injuries.length === 0) return findAftercare(reading);
    const wrong = injuries.flatMap((diagnosis) => {
      const said = readPhase(withoutTitle(reading, diagnosis), reading) ?? phaseSaid(reading);
      const coded = phaseOf(diagnosis.code);
      return said && coded && coded !== said.phase ? [raise(reading, diagnosis, coded, said)] : [];
    });
    return [...wrong, ...findAftercare(reading)];
  },
};
