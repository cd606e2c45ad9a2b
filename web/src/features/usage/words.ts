import { plural } from '../../i18n/plural.ts';

export const pageTitle = 'Usage';
export const onlyForWriters = 'Usage is counted for those who write with the tools.';
export const settings = 'Settings';
export const tryAgain = 'Try again';
/** `company` null: who works alone, and has one place only. */
export const pageLead = (company: string | null, isAtCompany: boolean): string => {
  if (company === null) return 'How much was written with the four tools, and about how much time that saved.';
  return isAtCompany
    ? `How much was written with the four tools at ${company}, and about how much time that saved.`
    : 'How much was written with the four tools in your personal workspace, and about how much time that saved.';
};
/** The choices. */
export const period = 'Period';
export const lastDays = (days: number): string => `Last ${days} days`;
export const whose = 'Whose';
export const yours = 'Yours';
export const everybodysAt = (company: string): string => `Everybody’s at ${company}`;
export const loading = 'Loading your usage...';
/** The figures. */
export const yourUsage = (from: string, to: string): string => `Your usage from ${from} to ${to}, by days in UTC.`;
export const usageAt = (company: string, from: string, to: string): string =>
  `Usage at ${company} from ${from} to ${to}, by days in UTC.`;
export const replies = 'Replies';
export const byTool = 'By tool';
export const timeSaved = 'Time saved';
export const howEstimated = 'An estimate; how it is made';
export const noneYet = 'No replies in this time.';
export const startChat = 'Start a chat';
/** The plot and the table. */
export const repliesPer = { day: 'Replies per day', week: 'Replies per week' } as const;
export const countReplies = (count: number, shown: string): string =>
  plural(count, { one: `${shown} reply`, other: `${shown} replies` });
export const noReplies = 'no replies';
export const daysFromTo = (from: string, to: string): string => `${from} to ${to}`;
export const plotInWords = (sum: string, from: string, to: string, most: string): string =>
  `${sum} from ${from} to ${to}. The most: ${most}. The table below has the same numbers.`;
export const howToRead = 'Point at a bar, or go through them with the arrow keys.';
export const sameInNumbers = 'The same in numbers';
export const download = 'Download as CSV';
export const caption = {
  day: 'Replies, words and minutes saved per day, newest first; a day without replies is left out',
  week: 'Replies, words and minutes saved per week, newest first; a week without replies is left out',
} as const;
export const when = 'When';
export const inAll = 'In all';
/** The heads of the columns after those of the tools. */
export const columns = ['All replies', 'Words given', 'Words written', 'Minutes saved (estimate)'] as const;
export const fromUtc = 'From (UTC)';
export const toUtc = 'To (UTC)';
/** Spans of time, no finer than they are known. */
export const noTime = 'none';
export const underMinute = 'less than a minute';
export const minutes = (count: number): string => `about ${count} min`;
export const hours = (count: string): string => `about ${count} h`;
export const hoursAndMinutes = (count: number, rest: number): string => `about ${count} h ${rest} min`;
/** How the time is estimated. */
export const methodTitle = 'How the time saved is estimated';
export const method =
  'It is an estimate and no measurement: for each tool, what the same work takes by hand at a modest speed, less the time to read the result. Where that is less than nothing, nothing is counted.';
export const whatCounts =
  'Replies that were stopped or failed do not count. An answer that was written again counts as a reply, and its words count once. Days begin at midnight UTC. Only these numbers are kept for this page, no words of a chart; they stay when a chat is deleted, and go after thirteen months or with the account.';
