import type { ReactNode } from 'react';
import { useEvidence } from './evidence-context.tsx';
import type { Evidenced } from './evidence-of.ts';
import { quoteSource } from './quote-source.ts';
import { partSources, type Segment } from './source-segments.ts';
import * as words from './words.ts';
import './peek.css';

interface Props {
  /** All that can be pointed at (see `evidenceOf`). */
  readonly statements: readonly Evidenced[];
  readonly message: string;
  readonly attachmentText: string;
  /** What stands before words of the message, where they are not the reader's own. */
  readonly lead?: string;
}

function sourceOf(
  statement: Evidenced,
  message: string,
  attachmentText: string,
  ofMessage: string,
): { lead: string; quote: readonly Segment[] } {
  const parted = partSources(statement, message, attachmentText);
  if (parted.message.length > 0) return { lead: ofMessage, quote: quoteSource(message, parted.message) };
  if (parted.attachment.length > 0)
    return { lead: words.fromTheFile, quote: quoteSource(attachmentText, parted.attachment) };
  return { lead: words.notFound, quote: [] };
}

/**
 * The source of the active statement in one line: read to screen readers as the statement's description, and shown at the foot
 * of the window where "Your words" do not stand beside the reply.
 */
export function EvidencePeek({
  statements,
  message,
  attachmentText,
  lead: ofMessage = words.fromYourWords,
}: Props): ReactNode {
  const id = useEvidence((state) => state.descriptionId);
  const active = useEvidence((state) => state.active);
  const statement = active === null ? undefined : statements[active];
  const { lead, quote } =
    statement === undefined ? { lead: '', quote: [] } : sourceOf(statement, message, attachmentText, ofMessage);
  return (
    <div className="nw-peek" data-shown={statement !== undefined || undefined}>
      <p id={id}>
        <span className="text-ink-faint">{lead}</span>
        {quote.map((segment, index) => (segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text))}
      </p>
    </div>
  );
}
