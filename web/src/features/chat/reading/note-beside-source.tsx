import { blankDraftLines, type ChatMessage } from '@notewright/contract';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ToolMark, toolTints } from '../../../ui/tool-mark.tsx';
import '../chat.css';
import { EvidenceContext } from '../evidence/evidence-context.tsx';
import { EvidencePeek } from '../evidence/evidence-peek.tsx';
import { createEvidenceStore } from '../evidence/evidence-store.ts';
import { statementEvents } from '../evidence/statement-events.ts';
import { ReplyDocument } from '../markdown/reply-document.tsx';
import { confirmationsOf } from '../replies/editing/keeping/note-keeper.ts';
import { NoteLines } from '../replies/editing/signing/note-lines.tsx';
import { UnsupportedList } from '../replies/editing/unsupported/unsupported-list.tsx';
import { nameKind } from '../replies/reply-words.ts';
import { replyOf } from '../replies/words.ts';
import { SourceBeside } from './source-beside.tsx';
import * as words from './words.ts';
import '../replies/sheet.css';
import '../thread/turn.css';
import './note-beside-source.css';

interface Props {
  readonly note: ChatMessage;
  /** Null where the message is gone. */
  readonly source: ChatMessage | null;
}

const nothing = (): void => undefined;
const readOnly = { isBusy: false, onRemove: null, onReplace: nothing, onConfirm: nothing, onTakeBack: nothing };
const noStatements: ChatMessage['statements'] = [];

/**
 * One signed version of a note to be read, with what it was written from: the statement that is pointed at shows its words, and one
 * that the source does not hold why its author stands by it.
 */
export function NoteBesideSource({ note, source }: Props): ReactNode {
  const descriptionId = useId();
  const [evidence] = useState(() =>
    createEvidenceStore(
      descriptionId,
      note.statements.findIndex((one) => one.support !== 'structural'),
    ),
  );
  const events = useMemo(() => statementEvents(evidence), [evidence]);
  const kind = nameKind(note.tool_result);
  return (
    <EvidenceContext value={evidence}>
      <div className="nw-chat nw-thread">
        <div className="nw-turn nw-beside">
          <article className="nw-sheet" aria-label={replyOf(note.model_name)}>
            <header className="nw-sheet-head">
              <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[note.model_name])}>
                <ToolMark tool={note.model_name} />
                {note.model_name}
              </span>
              {kind !== null && <span className="truncate text-step--1 text-ink-faint">{kind}</span>}
              <time dateTime={note.timestamp} className="ml-auto pr-1.5 text-step--1 text-ink-faint tabular-nums">
                {formatMoment(new Date(note.timestamp))}
              </time>
            </header>
            <div className="nw-doc font-serif" {...events}>
              <ReplyDocument text={blankDraftLines(note.message_content)} statements={note.statements} complete />
            </div>
            <UnsupportedList reply={note} confirmations={confirmationsOf(note)} {...readOnly} />
            <NoteLines reply={note} />
            <EvidencePeek
              statements={source === null ? noStatements : note.statements}
              source={source}
              lead={words.fromWordsSent}
            />
          </article>
          {source !== null && <SourceBeside source={source} statements={note.statements} />}
        </div>
      </div>
    </EvidenceContext>
  );
}
