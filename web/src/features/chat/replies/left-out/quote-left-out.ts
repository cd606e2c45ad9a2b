import { locateSource, readSources, type ChatMessage } from '@notewright/contract';
import type { LeftOut } from '@notewright/engine';

/** The person's own words of a statement that was left out. */
export function quoteLeftOut({ sources: ranges }: LeftOut, message: ChatMessage): string {
  const { message_content: typed } = message;
  const sources = readSources(message);
  return ranges
    .map((range) => locateSource(range, typed, sources))
    .map(({ index, start, end }) => (index === null ? typed : (sources[index]?.text ?? '')).slice(start, end))
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .join(' … ');
}
