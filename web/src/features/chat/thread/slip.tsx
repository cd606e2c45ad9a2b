import type { ChatMessage } from '@notewright/contract';
import { useStore } from 'zustand';
import { Suspense, useMemo, type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useEvidence } from '../evidence/evidence-context.tsx';
import type { Evidenced } from '../evidence/evidence-of.ts';
import { partSources } from '../evidence/source-segments.ts';
import { SourceText } from '../evidence/source-text.tsx';
import { yourWords } from '../evidence/words.ts';
import { sentEditStore } from '../sent/sent-edit-store.ts';
import { SentActions, type SentActionsProps } from '../sent/sent-actions.tsx';
import type { SentEditorProps } from '../sent/sent-editor.tsx';
import type { AttachmentChip } from './file/attachment-chip.tsx';
import * as words from './words.ts';

type ChipProps = ComponentProps<typeof AttachmentChip>;

/** The file's name alone, while what shows more of it is fetched, or when it cannot be. */
function FileName({ attachment }: ChipProps): ReactNode {
  return <p className="mt-3 truncate text-step--1 font-medium">{attachment.name}</p>;
}

const Chip = lazyPart(async () => (await import('./file/attachment-chip.tsx')).AttachmentChip, FileName);

const noEditor = (_props: SentEditorProps): ReactNode => null;

/** Fetched before the first one is opened. */
const SentEditor = lazyPart(async () => (await import('../sent/sent-editor.tsx')).SentEditor, noEditor);

interface Props extends Omit<SentActionsProps, 'message'> {
  readonly user: ChatMessage;
  /** All of the reply beside it that can be pointed at. */
  readonly statements: readonly Evidenced[];
}

/** A person's own words and file, as a quiet slip; the source of the active statement is highlighted in them. */
export function Slip({ user, statements, ...chat }: Props): ReactNode {
  const isEdited = useStore(sentEditStore, ({ open }) => user.id in open);
  const active = useEvidence((state) => state.active);
  const attachmentText = user.attachment?.text ?? '';
  const statement = active === null ? undefined : statements[active];
  const parted = useMemo(
    () => partSources(statement, user.message_content, attachmentText),
    [statement, user.message_content, attachmentText],
  );
  return (
    <div className="nw-slip-column">
      <div className="nw-slip-head">
        <h2 className="nw-slip-label">{words.yourWords}</h2>
        {!isEdited && <SentActions message={user} {...chat} />}
      </div>
      {isEdited && (
        <Suspense fallback={null}>
          <SentEditor message={user} {...chat} />
        </Suspense>
      )}
      <div className="nw-slip-box" data-scroll-box hidden={isEdited}>
        {user.message_content !== '' && (
          <div className="nw-slip">
            <SourceText text={user.message_content} spans={parted.message} name={yourWords} />
          </div>
        )}
        {user.attachment !== null && (
          <Suspense fallback={<FileName attachment={user.attachment} spans={parted.attachment} />}>
            <Chip key={user.id} attachment={user.attachment} spans={parted.attachment} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
