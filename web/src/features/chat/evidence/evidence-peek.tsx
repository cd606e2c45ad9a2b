import { readSources, type ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { useEvidence } from './evidence-context.tsx';
import type { Evidenced } from './evidence-of.ts';
import { quoteSource } from './quote-source.ts';
import { leadOf } from './source-name.ts';
import { partSources, type Segment } from './source-segments.ts';
import * as words from './words.ts';
import './peek.css';

interface Props {
  /** All that can be pointed at (see `evidenceOf`). */
  readonly statements: readonly Evidenced[];
  /** The message in whose words it rests; null where that is not loaded. */
  readonly source: Pick<ChatMessage, 'message_content' | 'attachment' | 'sources'> | null;
  /** True where the words are not those that stand beside the reply, but an earlier message's. */
  readonly isApart?: boolean;
  /** What stands before words of the message, where they are not the reader's own. */
  readonly lead?: string;
}

/** Its words in the first source of the message that has some, and which that is. */
function quoteOf(
  statement: Evidenced,
  message: Props['source'],
  ofMessage: string,
): { lead: string; quote: readonly Segment[] } {
  const text = message?.message_content ?? '';
  const sources = message === null ? [] : readSources(message);
  const parted = partSources(statement, text, sources);
  if (parted.message.length > 0) return { lead: ofMessage, quote: quoteSource(text, parted.message) };
  const at = parted.others.findIndex((spans) => spans.length > 0);
  const source = sources[at];
  if (source === undefined) return { lead: words.notFound, quote: [] };
  return { lead: leadOf(source, sources.length === 1), quote: quoteSource(source.text, parted.others[at] ?? []) };
}

/**
 * The source of the active statement in one line: read to screen readers as the statement's description, and shown at the foot
 * of the window where "Your words" do not stand beside the reply, or are not the ones on which it rests.
 */
export function EvidencePeek({
  statements,
  source,
  isApart = false,
  lead: ofMessage = words.fromYourWords,
}: Props): ReactNode {
  const id = useEvidence((state) => state.descriptionId);
  const active = useEvidence((state) => state.active);
  const statement = active === null ? undefined : statements[active];
  const { lead, quote } = statement === undefined ? { lead: '', quote: [] } : quoteOf(statement, source, ofMessage);
  return (
    <div className="nw-peek" data-shown={statement !== undefined || undefined} data-apart={isApart || undefined}>
      <p id={id}>
        <span className="text-ink-faint">{lead}</span>
        {quote.map((segment, index) => (segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text))}
      </p>
    </div>
  );
}
