import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { dayNumber } from './chart-dates.ts';
import type { ChartReading } from './read-chart.ts';

/** How long ago a note says that an operation, birth or injury was. */
interface Stage extends Span {
  readonly days: number;
  readonly event: 'surgery' | 'birth' | 'injury';
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = String.raw`(\d{1,3}|${numberWords.join('|')})`;
const events = String.raw`(surgery|operation|[a-z]{3,14}ectomy|arthroplasty|th[ar]|tk[ar]|replacement|reconstruction|repair|orif|fusion|bypass|cabg|post-?\s?op\w*|s\/p|status post|delivery|birth|giving birth|post-?\s?partum|cesarean|injury|accident|fracture|fall)`;
const told = new RegExp(
  String.raw`\b${count}[- ](day|week|wk|month)s?\s?(?:(?:after|following|since|from|out from|past) (?:the |her |his |initial |index )?|)(?:[a-z-]+ ){0,4}?${events}\b|\b(post-?\s?op\w*|post-?\s?partum) (day|week|month) #?${count}\b`,
  'gi',
);
const perUnit: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };
/** Of another day than this visit's, or of what is to come. */
const ofThen =
  /\b(?:last|at|until|by|was|were|had|removed|plan\w*|return|in|follow[- ]?up|f\/u|if|when|goal|expect\w*|start\w*|before|within|protocol|seen|clear\w*|began|for|every|prior|previous\w*|to|than|less|over|up to|next|then|till|through|about to|evaluation|eval|between|no|first|mother|sister)\b/i;

const eventOf = (word: string): Stage['event'] =>
  /partum|birth|deliver|cesar/i.test(word) ? 'birth' : /injur|accident|fractur|fall/i.test(word) ? 'injury' : 'surgery';

function readCount(word: string): number {
  const at = numberWords.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at + 1;
}

function stagesIn({ statements }: ChartReading): Stage[] {
  return statements.flatMap(({ text, start, subject }) => {
    if (
      subject === 'plan' ||
      subject === 'follow-up' ||
      subject === 'goals' ||
      subject === 'education' ||
      subject === 'family-history'
    )
      return [];
    return findMatches(text, told).flatMap((match): Stage[] => {
      const [, number, unit, event, event2, unit2, number2] = match;
      const before =
        text
          .slice(Math.max(0, match.index - 32), match.index)
          .split(/[,;:(]/)
          .at(-1) ?? '';
      if (ofThen.test(before)) return [];
      const days = readCount(number ?? number2 ?? '') * (perUnit[(unit ?? unit2 ?? '').charAt(0).toLowerCase()] ?? 1);
      return [
        {
          days,
          event: eventOf(event ?? event2 ?? ''),
          start: start + match.index,
          end: start + match.index + match[0].length,
        },
      ];
    });
  });
}

/** Rounding to weeks and months is no contradiction. */
const isFar = (a: number, b: number): boolean => Math.abs(a - b) >= 10 && Math.abs(a - b) > Math.max(a, b) * 0.34;

const operated =
  /\b(?:surgery|operation|surgical date|dos|underwent [^.\n]{0,30}|operated|s\/p [^.\n]{0,30}|repair\w*|replace\w*|arthroplasty|tha|tka)\s?(?:date|on|of|performed on)?\W{0,4}$/;

const born =
  /\b(?:birth of (?:her|his|their|the|a) [a-z ]{2,24}|delivered|delivery|gave birth|cesarean|c-section|vaginal (?:birth|delivery))\s?(?:at \d{1,2} ?w[a-z]*\s?\d? ?d?[a-z]*\s)?(?:on|of)?\W{0,4}$/;

/** The words that give the day of the operation or the birth, with the days that had passed at the visit. */
function datedStage({ dates, serviceDay }: ChartReading, event: 'surgery' | 'birth'): Stage | undefined {
  if (!serviceDay) return undefined;
  const visit = dayNumber(serviceDay.day);
  const date = dates.find(
    ({ day, before, start }) =>
      day !== null && start !== serviceDay.source.start && (event === 'birth' ? born : operated).test(before),
  );
  const days = date?.day ? visit - dayNumber(date.day) : -1;
  return date && days > 0 && days < 400 ? { days, event, start: date.start, end: date.end } : undefined;
}

/** Two places that tell of one operation, birth or injury as of two times that lie far apart; undefined where there are none. */
export function findStageConflict(reading: ChartReading): readonly [Span, Span] | undefined {
  const stages = stagesIn(reading).slice(0, mostCompared);
  for (const [at, one] of stages.entries()) {
    const other = stages.slice(at + 1).find(({ event, days }) => event === one.event && isFar(days, one.days));
    if (other) return [one, other];
  }
  for (const event of ['surgery', 'birth'] as const) {
    const [only, ...rest] = stages.filter((stage) => stage.event === event);
    const dated = only && datedStage(reading, event);
    if (dated && rest.length === 0 && isFar(dated.days, only.days)) return [only, dated];
  }
  return undefined;
}

/** More of them are no note of one visit. */
const mostCompared = 8;
