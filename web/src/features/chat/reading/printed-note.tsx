import { blankDraftLines, type ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import '../chat.css';
import { ReplyDocument } from '../markdown/reply-document.tsx';
import { isSettled, isSigned } from '../replies/editing/note-state.ts';
import { isTampered, signedLines } from '../replies/editing/signing/closing-of.ts';
import { notIntact } from '../replies/editing/signing/words.ts';
import { templateTextsOf } from '../replies/editing/template/kept-templates.ts';
import { nameKind } from '../replies/reply-words.ts';
import '../replies/sheet.css';
import * as words from './printed.words.ts';
import './printed.css';

/** What a version of a note is, as it stands at the head and the foot of its pages. */
function statesOf(reply: ChatMessage): readonly string[] {
  if (isTampered(reply)) return [notIntact];
  if (isSigned(reply)) return [...(reply.edit?.is_addendum === true ? [words.addendum] : []), ...signedLines(reply)];
  const isOpen =
    templateTextsOf(reply).length > 0 ||
    reply.statements.some((one) => one.support === 'unsupported' && one.confirmed === undefined);
  const draft = reply.edit?.is_addendum === true ? words.draftAddendum : words.draft;
  return isOpen ? [draft, words.needsReview] : [draft];
}

/**
 * A note as it is printed: on pages of its own, with its state at the head and the foot of each. It is laid out as a table, since its head
 * and foot are what browsers repeat on every page.
 */
export function PrintedNote({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const states = statesOf(reply);
  const when = formatMoment(new Date(reply.edit?.edited_at ?? reply.timestamp));
  const text = isSettled(reply) ? blankDraftLines(reply.message_content) : reply.message_content;
  return (
    <article className="nw-printed" aria-label={words.noteOf(nameKind(reply.tool_result) ?? '', when)}>
      <div className="nw-printed-sheet">
        <div className="nw-printed-top">
          <div className="nw-printed-head">
            {states.map((state) => (
              <p key={state}>{state}</p>
            ))}
          </div>
        </div>
        <div className="nw-printed-body">
          <div className="nw-doc font-serif">
            <ReplyDocument text={text} statements={reply.statements} complete />
          </div>
        </div>
        <div className="nw-printed-bottom">
          <div className="nw-printed-foot">
            <span>{states.join(' ')}</span>
            <span>{when}</span>
          </div>
        </div>
      </div>
    </article>
  );
}
