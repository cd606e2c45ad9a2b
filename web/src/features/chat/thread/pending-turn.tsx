import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ToolMark, toolTints } from '../../../ui/tool-mark.tsx';
import { SourceText } from '../evidence/source-text.tsx';
import { WorkingLine } from '../replies/working-line.tsx';
import { yourWords } from '../evidence/words.ts';
import { replyOf } from '../replies/words.ts';
import type { PendingSend } from '../sending/reply-store.ts';
import * as words from './words.ts';
import '../replies/sheet.css';
import './turn.css';

/** A message shown the moment it is sent, and three dots where its reply will stand. */
export function PendingTurn({ send }: { readonly send: PendingSend }): ReactNode {
  return (
    <div className="nw-turn" data-message-id={send.id}>
      <div className="nw-slip-column">
        <h2 className="nw-slip-label">{words.yourWords}</h2>
        {send.text !== '' && (
          <div className="nw-slip">
            <SourceText text={send.text} spans={[]} name={yourWords} />
          </div>
        )}
        {send.sourceNames.map((name, index) => (
          <p
            key={index}
            className="mt-3 inline-flex max-w-full items-center gap-2 rounded-small border border-rule bg-sheet px-2.5 py-1.5 text-step--1"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
            <span className="truncate font-medium">{name}</span>
            <span className="shrink-0 text-ink-faint">{words.beingRead}</span>
          </p>
        ))}
      </div>
      <article className="nw-sheet" aria-label={replyOf(send.tool)} aria-busy="true">
        <header className="nw-sheet-head">
          <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[send.tool])}>
            <ToolMark tool={send.tool} />
            {send.tool}
          </span>
        </header>
        <div className="nw-sheet-foot">
          <WorkingLine words={send.sourceNames.length === 0 ? words.sending : words.sendingFile} />
        </div>
      </article>
    </div>
  );
}
