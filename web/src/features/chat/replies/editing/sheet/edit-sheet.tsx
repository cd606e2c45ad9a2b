import { blankDraftLines, type ChatMessage } from '@notewright/contract';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { ToolMark, toolTints } from '../../../../../ui/tool-mark.tsx';
import { ReplyDocument } from '../../../markdown/reply-document.tsx';
import { replyOf } from '../../words.ts';
import { announce } from '../editing-store.ts';
import { sessionOf } from '../note-session.ts';
import { listTemplateTexts } from '../template/template-texts.ts';
import { TemplateList } from '../template/template-list.tsx';
import { removeStatement } from '../unsupported/remove-statement.ts';
import { replaceStatement } from '../unsupported/replace-statement.ts';
import { UnsupportedList } from '../unsupported/unsupported-list.tsx';
import * as unsupported from '../unsupported/words.ts';
import * as words from '../words.ts';
import { FormatBar } from './format-bar.tsx';
import { KeepLine, KeepTrouble } from './keep-line.tsx';
import { NoteSurface } from './note-surface.tsx';
import '../../sheet.css';
import '../clinician.css';
import './editor.css';

export interface EditSheetProps {
  readonly chatId: string;
  /** What the note answers (`reply_to`). */
  readonly answers: string;
  /** The version that was opened. */
  readonly opened: ChatMessage;
}

/** A note in place of its sheet, to be changed as a document. */
export function EditSheet({ chatId, answers, opened }: EditSheetProps): ReactNode {
  const [session] = useState(() => sessionOf(chatId, answers, opened));
  const keysId = useId();
  const { stored, confirmations } = useStore(session.keeper.store);
  const templates = useStore(session.editor, ({ state }) => listTemplateTexts(state.doc));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
    void session.done();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside
    <article
      className="nw-sheet nw-sheet-edited"
      data-editing={stored.id}
      aria-label={replyOf(opened.model_name)}
      onKeyDown={onKeyDown}
    >
      <div className="nw-edit-top">
        <header className="nw-sheet-head nw-edit-head">
          <span className={classNames('inline-flex items-center gap-2 font-semibold', toolTints[opened.model_name])}>
            <ToolMark tool={opened.model_name} />
            {opened.model_name}
          </span>
          <span className="text-step--1 text-ink-faint">{words.editing}</span>
          <KeepLine session={session} />
          <Button look="primary" className="min-h-9! py-0" onClick={() => void session.done()}>
            {words.done}
          </Button>
        </header>
        <FormatBar session={session} />
      </div>
      <KeepTrouble session={session} />
      {session.signed !== null && (
        <section aria-label={words.signedPart} className="nw-doc nw-signed-part font-serif">
          <ReplyDocument text={blankDraftLines(session.signed)} statements={[]} complete />
        </section>
      )}
      <div className="nw-doc font-serif">
        {session.signed !== null && <h3 className="nw-part">{words.addendum}</h3>}
        <NoteSurface session={session} describedBy={keysId} />
      </div>
      <TemplateList
        texts={templates}
        isBusy={false}
        onConfirm={(index) => session.confirmTemplate(index === null ? null : (templates[index]?.id ?? 0))}
      />
      <UnsupportedList
        reply={stored}
        confirmations={confirmations}
        isBusy={false}
        onRemove={(text) => session.changeStatement(text, removeStatement)}
        onReplace={({ text }, replacement) => {
          session.changeStatement(text, (body, at) => replaceStatement(body, at, replacement));
          announce(unsupported.replaced);
        }}
        onConfirm={(text, reason) => session.keeper.confirm({ text, reason })}
        onTakeBack={(text) => session.keeper.takeBack(text)}
      />
      <div className="nw-sheet-foot print:hidden">
        <p id={keysId} className="text-step--1 text-ink-faint">
          {words.keys}
        </p>
      </div>
    </article>
  );
}
