import { readTalk } from '../dialogue/read-dialogue.ts';
import type { Tongue } from '../compose/tongue.ts';
import type { Fact } from '../document/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { listHeadings } from '../knowledge/source-words.ts';
import type { Span } from '../model/span.ts';
import { prepareInput } from '../note/prepare-input.ts';
import { blankClosers } from './blank-closers.ts';
import type { OlderText } from './split-sources.ts';

/** What is read of an older source. */
export interface ReadSource extends OlderText {
  /** As it was read; the evidence of its facts is of this. */
  readonly read: string;
  readonly facts: readonly Fact[];
  readonly tongue: Tongue;
  /** Leads a range of what was read back to the whole input. */
  readonly toInput: (span: Span) => Span;
}

/** Reads a source of before as any note is read; a list under the heading of its kind, which it may lack. */
export function readOlder(older: OlderText): ReadSource {
  const heading = listHeadings[older.kind] ?? '';
  const { text, turns, tongue, toInput } = prepareInput(heading + blankClosers(older.text), {});
  const facts = turns.length > 0 ? readTalk(text, turns).facts : readFacts(text);
  const shift = older.start - heading.length;
  const back = (span: Span): Span => {
    const { start, end } = toInput(span);
    return { start: Math.max(older.start, start + shift), end: Math.max(older.start, end + shift) };
  };
  return { ...older, read: text, facts, tongue, toInput: back };
}
