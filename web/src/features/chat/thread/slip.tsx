import { readSources, type ChatMessage } from '@notewright/contract';
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
import type { SourceChip } from './file/source-chip.tsx';
import * as words from './words.ts';

type ChipProps = ComponentProps<typeof SourceChip>;

/** A source's name alone, while what shows more of it is fetched, or when it cannot be. */
function SourceName({ source }: ChipProps): ReactNode {
  return <p className="mt-3 truncate text-step--1 font-medium">{source.name}</p>;
}

const Chip = lazyPart(async () => (await import('./file/source-chip.tsx')).SourceChip, SourceName);

const noEditor = (_props: SentEditorProps): ReactNode => null;

/** Fetched before the first one is opened. */
const SentEditor = lazyPart(async () => (await import('../sent/sent-editor.tsx')).SentEditor, noEditor);

interface Props extends Omit<SentActionsProps, 'message'> {
  readonly user: ChatMessage;
  /** All of the reply beside it that can be pointed at. */
  readonly statements: readonly Evidenced[];
}

/** A person's own words and what they sent along, as a quiet slip; the source of the active statement is highlighted in them. */
export function Slip({ user, statements, ...chat }: Props): ReactNode {
  const isEdited = useStore(sentEditStore, ({ open }) => user.id in open);
  const active = useEvidence((state) => state.active);
  const sources = useMemo(() => readSources(user), [user]);
  const statement = active === null ? undefined : statements[active];
  const parted = useMemo(
    () => partSources(statement, user.message_content, sources),
    [statement, user.message_content, sources],
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
        {sources.map((source, index) => {
          const chip = { source, spans: parted.others[index] ?? [] };
          return (
            <Suspense key={index} fallback={<SourceName {...chip} />}>
              <Chip {...chip} />
            </Suspense>
          );
        })}
      </div>
    </div>
  );
}
