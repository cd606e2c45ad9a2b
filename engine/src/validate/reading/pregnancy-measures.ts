import { findMatches } from '../../text/find-matches.ts';
import type { Span } from '../../model/span.ts';
import { dayNumber } from './chart-dates.ts';
import type { ChartReading } from './read-chart.ts';

/** A measure of a pregnancy that does not fit the weeks that the chart tells. */
export interface WeeksConflict {
  readonly message: string;
  readonly sources: readonly Span[];
}

const dueDate =
  /\b(?:edd|edc|due(?: date)?|estimated (?:due date|date of delivery|delivery date))\W{0,4}(?:is\s|of\s|was\s)?$/;
/** From the first day of the last period to the due date (ACOG Committee Opinion 700). */
const daysOfPregnancy = 280;
/** Dating by ultrasound moves a due date by days; a digit in the wrong place by a month. */
const weeksApart = 2;

/** The due date and the day of the visit make another week than the one told. */
export function findDueDateConflict({ dates, serviceDay, patient: { weeks } }: ChartReading): WeeksConflict | null {
  const due = dates.find(({ before, day }) => day !== null && dueDate.test(before));
  if (!weeks || !serviceDay || !due?.day) return null;
  const reckoned = (daysOfPregnancy - (dayNumber(due.day) - dayNumber(serviceDay.day))) / 7;
  if (Math.abs(reckoned - weeks.value) <= weeksApart) return null;
  const week = Math.floor(reckoned);
  const made = week >= 0 && week <= 45 ? `make ${week} weeks` : 'make no week of a pregnancy';
  return {
    message: `The due date and the day of the visit ${made}, and the chart says ${weeks.value}.`,
    sources: [due, weeks.source],
  };
}

const fundalHeight = /\b(?:fundal height|fundus|FH)\W{0,3}(?:is |was |of |measures |at )?(\d{2}) ?cm\b/gi;
/** From the 20th to the 36th week the height of the fundus is the week, give or take 3 cm (ACOG); more than 4 is asked about. */
const [fromWeek, toWeek, mostApart] = [20, 36, 4];

/** A height of the fundus that belongs to another week. */
export function findFundusConflict({ text, patient: { weeks } }: ChartReading): WeeksConflict | null {
  if (!weeks || weeks.value < fromWeek || weeks.value > toWeek) return null;
  const match = findMatches(text, fundalHeight).find(
    ([, height]) => Math.abs(Number(height) - weeks.value) > mostApart,
  );
  if (!match) return null;
  const place = { start: match.index, end: match.index + match[0].length };
  return {
    message: `The height of the fundus is given as ${match[1]} cm, and the chart says ${weeks.value} weeks.`,
    sources: [place, weeks.source],
  };
}

const planned =
  /\b(?:schedul\w+|plan(?:ned)?|will|next visit|due|order\w*|arrange\w*|return|repeat|start|discuss|obtain|offer|needs?)\b[^.;\n]{0,60}\b(?:at|by|around|for)\s(\d{1,2})(?:\s?(?:-|to)\s?(\d{1,2}))?\s?(?:weeks|wks?)\b(?! (?:post|after|old|from|of age))|\b(?:at|by|around)\s(\d{1,2})(?:\s?(?:-|to)\s?(\d{1,2}))?\s?(?:weeks|wks?)\b[^.;\n]{0,40}\b(?:scheduled|planned|due|next visit|ordered)\b/gi;
const plans: ReadonlySet<string | undefined> = new Set(['plan', 'assessment-and-plan', 'follow-up', 'education']);

/** What is planned for a week of the pregnancy that has passed. */
export function findPassedWeek({ statements, patient: { weeks } }: ChartReading): WeeksConflict | null {
  if (!weeks) return null;
  for (const { text, start, subject } of statements) {
    if (
      !plans.has(subject) ||
      /\b(?:was|were|done|completed|passed|normal|had|prior|previous\w*|last|postpartum|delivered at)\b/i.test(text)
    )
      continue;
    for (const match of findMatches(text, planned)) {
      const week = Number(match[2] ?? match[1] ?? match[4] ?? match[3]);
      if (week < 8 || week > 42 || week >= weeks.value - 1) continue;
      const place = { start: start + match.index, end: start + match.index + match[0].length };
      return {
        message: `The plan names week ${week}, and the chart says ${weeks.value} weeks.`,
        sources: [place, weeks.source],
      };
    }
  }
  return null;
}
