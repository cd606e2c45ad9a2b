import type { ChatMessage } from '@notewright/contract';
import type { PlacedStatement } from '@notewright/engine';
import { useMemo, type ReactNode } from 'react';
import { useEvidence } from '../evidence/evidence-context.tsx';
import { partSources } from '../evidence/source-segments.ts';
import { SourceText } from '../evidence/source-text.tsx';
import { AttachmentChip } from './attachment-chip.tsx';

interface Props {
  readonly user: ChatMessage;
  /** The statements of the reply beside it. */
  readonly statements: readonly PlacedStatement[];
}

/** A person's own words and file, as a quiet slip; the source of the active statement is highlighted in them. */
export function Slip({ user, statements }: Props): ReactNode {
  const active = useEvidence((state) => state.active);
  const attachmentText = user.attachment?.text ?? '';
  const statement = active === null ? undefined : statements[active];
  const parted = useMemo(
    () => partSources(statement, user.message_content, attachmentText),
    [statement, user.message_content, attachmentText],
  );
  return (
    <div className="nw-slip-column">
      <h2 className="nw-slip-label">Your words</h2>
      <div className="nw-slip-box" data-scroll-box>
        {user.message_content !== '' && (
          <div className="nw-slip">
            <SourceText text={user.message_content} spans={parted.message} name="your words" />
          </div>
        )}
        {user.attachment !== null && <AttachmentChip attachment={user.attachment} spans={parted.attachment} />}
      </div>
    </div>
  );
}
