import type { Span } from '../../model/span.ts';
import { PatternIndex } from '../../text/pattern-heads.ts';
import { foreignTopics } from './data/foreign-topics.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';

/** A sentence about what the rest of a chart knows nothing of. */
export interface ForeignTopicPlace extends Span {
  readonly what: string;
}

/** Of another time, of somebody else, denied, or only spoken of. */
const notTold =
  /\b(?:no (?!seizures? since)|not|never|denies|denied|without|history of|h\/o|s\/p|status post|hx|prior|previous\w*|remote|years? ago|in (?:19|20)\d\d|if|risk|screen\w*|would|may|might|could|discuss\w*|educat\w*|offer\w*|refer\w*|mother|father|sister|brother|husband|wife|son|daughter|partner|aunt|uncle|cousin|grand\w+|friend|family|works?|worked|job)\b/i;
const leftOut = new Set<string | undefined>([
  'family-history',
  'past-medical-history',
  'past-surgical-history',
  'social-history',
  'allergies',
  'education',
  'medications',
  'immunizations',
]);
const fewestStatements = 8;
const mostFound = 2;

function isAlone({ text }: ChartReading, { start, end }: ChartStatement, kin: RegExp): boolean {
  return !kin.test(text.slice(0, start)) && !kin.test(text.slice(end));
}

const topicIndex = new PatternIndex(foreignTopics.map(({ told }) => told));

/**
 * Sentences that tell a lasting treatment, device or kind of visit as of now, in a chart that otherwise has not one word of it: text of
 * another patient or of a template. Linear; the list of topics is fixed.
 */
export function findForeignTopics(reading: ChartReading): ForeignTopicPlace[] {
  const { statements, text, kind } = reading;
  if (kind === 'other' || statements.length < fewestStatements) return [];
  return topicIndex
    .find(text)
    .flatMap((id): ForeignTopicPlace[] => {
      const topic = foreignTopics[id];
      if (!topic?.told.test(text)) return [];
      const { what, told, kin } = topic;
      const places = statements.filter((statement) => !leftOut.has(statement.subject) && told.test(statement.text));
      const [only] = places;
      const match = only && told.exec(only.text);
      if (!only || !match || places.length > 1 || notTold.test(only.text.replace(match[0], ' '))) return [];
      return isAlone(reading, only, kin) ? [{ what, start: only.start, end: only.end }] : [];
    })
    .slice(0, mostFound);
}
