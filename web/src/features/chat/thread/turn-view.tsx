import type { ChatMessage } from '@notewright/contract';
import { memo, Suspense, useId, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { EvidenceContext } from '../evidence/evidence-context.tsx';
import { evidenceOf, type Evidenced } from '../evidence/evidence-of.ts';
import { createEvidenceStore } from '../evidence/evidence-store.ts';
import { editingStore } from '../replies/editing/editing-store.ts';
import { ReplySheet } from '../replies/reply-sheet.tsx';
import { version } from '../replies/words.ts';
import type { VersionPagerProps } from '../replies/version-pager.tsx';
import { applyFolded } from '../sending/content-cache.ts';
import { replyStore } from '../sending/reply-store.ts';
import type { Turn } from './group-turns.ts';
import { useOpenedIndex, type OpenedVersion } from './opened-version.ts';
import { Slip } from './slip.tsx';
import './turn.css';

interface Props extends OpenedVersion {
  readonly chatId: string;
  readonly turn: Turn;
  /** See `sourceOf`. */
  readonly source: ChatMessage | null;
  readonly isChatBusy: boolean;
  readonly isNewest: boolean;
}

/** The version to show: the chosen one while it is there and nothing newer has come since; else the newest. */
function useShownVersion({ key, replies }: Turn, at: OpenedVersion): readonly [number, (index: number) => void] {
  const newest = replies.length - 1;
  const of = `${key} ${replies.length}`;
  const opened = useOpenedIndex(replies, at);
  const [chosen, setChosen] = useState<{ readonly index: number; readonly of: string } | null>(() =>
    opened === null ? null : { index: opened, of },
  );
  const index = chosen?.of === of ? chosen.index : newest;
  return [index, (next) => setChosen({ index: next, of })];
}

/** Which version it is, while the way to the others is fetched, or when that cannot be. */
const Version = ({ reply, versions }: VersionPagerProps): ReactNode => (
  <span className="tabular-nums">{version(reply.version, versions)}</span>
);
const VersionPager = lazyPart(async () => (await import('../replies/version-pager.tsx')).VersionPager, Version);

/** Nothing, where there is but one. */
function Pager(props: VersionPagerProps): ReactNode {
  if (props.versions < 2) return null;
  return (
    <Suspense fallback={<Version {...props} />}>
      <VersionPager {...props} />
    </Suspense>
  );
}

const noStatements: ChatMessage['statements'] = [];
const noEvidence: readonly Evidenced[] = [];

/** One exchange: the words on the left (or above, where it is narrow), the reply's sheet beside them. */
export const TurnView = memo(function TurnView({
  chatId,
  turn,
  source,
  isChatBusy,
  isNewest,
  openAt,
  visit,
}: Props): ReactNode {
  const [chosen, choose] = useShownVersion(turn, { openAt, visit });
  const editing = useStore(editingStore, ({ open }) => open[turn.key]);
  const opened = editing === undefined ? undefined : turn.replies.find(({ id }) => id === editing.openedId);
  const edited = turn.replies.findIndex(({ id }) => id === editing?.shownId);
  const index = edited < 0 ? chosen : edited;
  const stored = turn.replies[index] ?? null;
  const running = useStore(replyStore, (state) => (stored === null ? undefined : state.running[stored.id]));
  const reply = stored === null || running === undefined ? stored : applyFolded(stored, running.folded);
  const statements = reply?.statements ?? noStatements;
  const descriptionId = useId();
  const evidence = useMemo(
    () =>
      createEvidenceStore(
        descriptionId,
        statements.findIndex((one) => one.support !== 'structural'),
      ),
    [descriptionId, statements],
  );
  const pointed = useMemo(() => (reply === null ? noEvidence : evidenceOf(reply)), [reply]);
  return (
    <EvidenceContext value={evidence}>
      <div className="nw-turn">
        {turn.user !== null && (
          <Slip
            chatId={chatId}
            user={turn.user}
            statements={source === turn.user ? pointed : noEvidence}
            isChatBusy={isChatBusy}
            isNewest={isNewest}
          />
        )}
        {editing !== undefined && opened !== undefined && (
          <editing.Sheet chatId={chatId} answers={turn.key} opened={opened} />
        )}
        {opened === undefined && reply !== null && (
          <ReplySheet
            key={reply.id}
            chatId={chatId}
            reply={reply}
            before={turn.replies[index - 1] ?? null}
            source={source}
            isChatBusy={isChatBusy}
            isNewest={isNewest}
            pager={
              <Pager
                chatId={chatId}
                reply={reply}
                versions={Math.max(reply.versions, turn.replies.length)}
                onBack={index > 0 ? () => choose(index - 1) : null}
                onForward={index < turn.replies.length - 1 ? () => choose(index + 1) : null}
              />
            }
          />
        )}
      </div>
    </EvidenceContext>
  );
});
