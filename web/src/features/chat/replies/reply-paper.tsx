import { blankDraftLines, type ChatMessage } from '@notewright/contract';
import { Suspense, use, useMemo, useRef, type ReactNode } from 'react';
import { useFirstSign } from '../../../hooks/use-first-sign.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { EvidenceContext } from '../evidence/evidence-context.tsx';
import { statementEvents } from '../evidence/statement-events.ts';
import { ReplyDocument } from '../markdown/reply-document.tsx';
import type { SectionButtonsProps } from './carrying/section-buttons.tsx';
import { isNote, isSettled } from './editing/note-state.ts';

const noButtons = (_props: SectionButtonsProps): ReactNode => null;

/** Copying one section of a note: fetched for notes, once somebody is there who can use it. */
const SectionButtons = lazyPart(async () => (await import('./carrying/section-buttons.tsx')).SectionButtons, noButtons);

/** The words of a reply, whose statements show what they rest on. */
export function ReplyPaper({ reply, isOpen }: { readonly reply: ChatMessage; readonly isOpen: boolean }): ReactNode {
  const store = use(EvidenceContext);
  const events = useMemo(() => statementEvents(store), [store]);
  const paper = useRef<HTMLDivElement>(null);
  const isSomebodyThere = useFirstSign();
  return (
    <>
      {isSomebodyThere && isNote(reply) && (
        <Suspense fallback={null}>
          <SectionButtons reply={reply} paper={paper} />
        </Suspense>
      )}
      <div ref={paper} className="nw-doc font-serif" data-reply-document {...events}>
        <ReplyDocument
          text={isSettled(reply) ? blankDraftLines(reply.message_content) : reply.message_content}
          statements={reply.statements}
          complete={!isOpen}
        />
      </div>
    </>
  );
}
