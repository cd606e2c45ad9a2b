import { readSources, type ChatMessage, type ChosenFlag } from '@notewright/contract';
import { FileText } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ToolMark, toolTints } from '../../../ui/tool-mark.tsx';
import '../chat.css';
import { SourceText } from '../evidence/source-text.tsx';
import { ReplyDocument } from '../markdown/reply-document.tsx';
import { NoteLines } from '../replies/editing/signing/note-lines.tsx';
import { nameState } from '../replies/reply-words.ts';
import { replyOf } from '../replies/words.ts';
import { fileText } from '../evidence/words.ts';
import { groupTurns, type Turn } from '../thread/group-turns.ts';
import { DecidedFlags } from './decided-flags.tsx';
import * as words from './words.ts';
import '../replies/sheet.css';
import '../thread/turn.css';

function Moment({ message }: { readonly message: ChatMessage }): ReactNode {
  return (
    <time dateTime={message.timestamp} className="text-step--1 font-normal text-ink-faint tabular-nums">
      {formatMoment(new Date(message.timestamp))}
    </time>
  );
}

function FileName({ name }: { readonly name: string }): ReactNode {
  return (
    <p className="mt-3 flex items-center gap-2 text-step--1 font-medium">
      <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
    </p>
  );
}

/** What somebody sent: their words, and the text of all else. */
function Words({ user }: { readonly user: ChatMessage }): ReactNode {
  return (
    <div className="nw-slip-column">
      <h3 className="nw-slip-label">
        {words.wordsSent} <Moment message={user} />
        {user.versions > 1 && (
          <span className="pl-3 text-step--1 font-normal">{words.version(user.version, user.versions)}</span>
        )}
      </h3>
      <div className="nw-slip-box" data-scroll-box>
        {user.message_content !== '' && (
          <div className="nw-slip">
            <SourceText text={user.message_content} spans={[]} name={words.theWordsSent} />
          </div>
        )}
        {readSources(user).map(({ name, text, attachment }, index) => (
          <Fragment key={index}>
            <FileName name={name} />
            <div className="nw-slip mt-2">
              <SourceText text={text} spans={[]} name={attachment === null ? name : fileText} />
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** One version of a reply, as the chat shows it, without anything to press. */
function Reply({
  reply,
  choices,
}: {
  readonly reply: ChatMessage;
  readonly choices: readonly ChosenFlag[];
}): ReactNode {
  const isOpen = reply.state === 'queued' || reply.state === 'streaming';
  const state = isOpen ? words.stillWritten : nameState(reply);
  return (
    <article className="nw-sheet" aria-label={replyOf(reply.model_name)}>
      <header className="nw-sheet-head">
        <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[reply.model_name])}>
          <ToolMark tool={reply.model_name} />
          {reply.model_name}
        </span>
        {reply.versions > 1 && (
          <span className="text-step--1 text-ink-faint">{words.version(reply.version, reply.versions)}</span>
        )}
        <span className="ml-auto pr-1.5">
          <Moment message={reply} />
        </span>
      </header>
      <div className="nw-doc font-serif">
        <ReplyDocument text={reply.message_content} statements={reply.statements} complete={!isOpen} />
      </div>
      <NoteLines reply={reply} />
      <DecidedFlags reply={reply} choices={choices} />
      {(state !== null || reply.attachment !== null) && (
        <div className="nw-sheet-foot">
          {state !== null && <p className="text-step--1 text-ink-soft">{state}</p>}
          {reply.attachment !== null && <FileName name={reply.attachment.name} />}
        </div>
      )}
    </article>
  );
}

function TurnRead({ turn, choices }: { readonly turn: Turn; readonly choices: readonly ChosenFlag[] }): ReactNode {
  return (
    <div className="nw-turn">
      {turn.user !== null && <Words user={turn.user} />}
      <div className="grid min-w-0 gap-5">
        {turn.replies.map((reply) => (
          <Reply key={reply.id} reply={reply} choices={choices} />
        ))}
      </div>
    </div>
  );
}

interface Props {
  readonly messages: readonly ChatMessage[];
  /** What was decided about flags of its audits. */
  readonly choices: readonly ChosenFlag[];
}

/** A chat to be read and not to be changed: every exchange of every branch, with every version of its answer. */
export function ReadOnlyThread({ messages, choices }: Props): ReactNode {
  return (
    <div className="nw-chat nw-thread grid gap-6">
      {groupTurns(messages).map((turn) => (
        <TurnRead key={turn.key} turn={turn} choices={choices} />
      ))}
    </div>
  );
}
