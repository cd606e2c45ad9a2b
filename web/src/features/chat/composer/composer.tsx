import type { ToolName } from '@notewright/engine';
import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { AddSource } from './add-source.tsx';
import { attachFiles } from './attach-file.ts';
import { acceptList } from './file-words.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { BoxSource } from './box-source.ts';
import type { NoteOptions } from './composer-store.ts';
import { MessageField } from './message-field.tsx';
import { RecordVisit } from './record-visit.tsx';
import { ToolChips } from './tool-chips.tsx';
import { useComposer, type ComposerModel } from './use-composer.ts';
import { VoiceButton } from './voice-button.tsx';
import * as words from './words.ts';
import './composer.css';

interface Props {
  /** A chat's id, or `newChat`. */
  readonly box: string;
  readonly chatId: string | null;
  /** On the chat home the tools stand above, as cards, and the field is taller. */
  readonly isHome: boolean;
  /** Takes the focus when it appears: the person has just been typing, or is expected to. */
  readonly takesFocus: boolean;
  /** Where the chat's last message went; null while that is not known. */
  readonly lastTool: ToolName | null;
  /** What the chat's last message was to become. */
  readonly lastNote?: NoteOptions;
  /** Opens what was sent last, to be edited; the arrow up in an empty box asks for it. */
  readonly onEditLast?: (() => void) | undefined;
}

const noOptions: NoteOptions = {};

interface SourcesProps {
  readonly box: string;
  readonly sources: readonly BoxSource[];
  readonly onGone: () => void;
}

/** The names alone, while what shows more of them is fetched, or when it cannot be. */
function SourceNames({ sources }: SourcesProps): ReactNode {
  return <p className="mx-1 mt-1 truncate text-step--1">{sources.map(({ name }) => name).join(', ')}</p>;
}

/** What goes with the message: fetched with the first of it. */
const ChosenSources = lazyPart(async () => (await import('./sources/chosen-sources.tsx')).ChosenSources, SourceNames);

function SendOrStop({ model }: { readonly model: ComposerModel }): ReactNode {
  const isPressedToStop = useRef(false);
  if (model.isBusy) {
    return (
      <IconButton
        label={words.stop}
        onPointerDown={() => (isPressedToStop.current = true)}
        onClick={(event) => {
          // It takes the place of Send: the second half of a double click on that is no wish to stop.
          if (event.detail < 2) model.stop();
        }}
        className="rounded-card! border border-rule-strong bg-sheet text-ink!"
      >
        <Square aria-hidden="true" className="size-3.5! fill-current" />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={words.send}
      disabled={!model.canSend}
      onPointerDown={() => (isPressedToStop.current = false)}
      onClick={({ detail }) => {
        // The reply ended while Stop was being pressed: what stands in the box is not sent by that. Keys press without a pointer.
        if (detail === 0 || !isPressedToStop.current) model.submit();
      }}
      className="rounded-card! bg-accent text-accent-ink! hover:bg-accent-strong disabled:opacity-45 disabled:hover:bg-accent"
    >
      <ArrowUp aria-hidden="true" className="stroke-2!" />
    </IconButton>
  );
}

function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={words.attach} onClick={() => picker.current?.click()}>
        <Paperclip aria-hidden="true" />
      </IconButton>
      <input
        ref={picker}
        type="file"
        multiple
        accept={acceptList}
        aria-label={words.chooseFile}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same files can be chosen again after they were removed.
          event.target.value = '';
        }}
      />
    </>
  );
}

function placeholderOf(tool: ToolName | null, isHome: boolean): string {
  if (tool === null) return words.message;
  return isHome ? words.toolPrompts[tool] : words.messageTo(tool);
}

/** Gives the field the focus where a page opens for writing; not under a finger, where a keyboard would cover it. */
function useFocusAtEnd(field: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus || !matchMedia('(pointer: fine)').matches) return;
    // One frame later: a change of page moves the focus to the new heading first.
    const frame = requestAnimationFrame(() => {
      field.current?.focus({ preventScroll: true });
      // Words that stand in the field already are gone on with, not written in front of.
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [field, takesFocus]);
}

/** The message box: text, what goes along with it, the tool, send and stop. */
export function Composer({
  box,
  chatId,
  isHome,
  takesFocus,
  lastTool,
  lastNote = noOptions,
  onEditLast,
}: Props): ReactNode {
  const model = useComposer(box, chatId, lastTool, lastNote);
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const onFiles = (files: readonly File[]): void => {
    void attachFiles(box, files);
    field.current?.focus();
  };
  useFocusAtEnd(field, takesFocus);
  const chosen = { box, sources: model.sources, onGone: () => field.current?.focus() };
  const voice = <VoiceButton box={box} fieldRef={field} />;
  // By tool, so that one tool's choice is never open over another's.
  const choice =
    model.tool === null ? null : <ChoiceButton key={model.tool} box={box} options={model.note} tool={model.tool} />;
  return (
    <div>
      <div className="nw-composer rounded-sheet border border-rule-field bg-sheet p-2 shadow-lift">
        {!isHome && (
          <div className="flex items-center justify-between">
            <ToolChips tool={model.tool} onChoose={model.setTool} />
            <span className="flex shrink-0">
              <AddSource box={box} />
              <RecordVisit box={box} />
              {choice}
            </span>
          </div>
        )}
        {model.sources.length > 0 && (
          <Suspense fallback={<SourceNames {...chosen} />}>
            <ChosenSources {...chosen} />
          </Suspense>
        )}
        <div className={isHome ? '' : 'flex items-end gap-1'}>
          {!isHome && <AttachButton onFiles={onFiles} />}
          <MessageField
            fieldRef={field}
            chatId={chatId}
            text={model.text}
            placeholder={placeholderOf(model.tool, isHome)}
            describedBy={model.problem === null ? undefined : problemId}
            isTall={isHome}
            onText={model.setText}
            onSubmit={model.submit}
            onBack={model.isBusy || model.sources.length > 0 ? undefined : onEditLast}
            onFiles={onFiles}
          />
          {!isHome && voice}
          {!isHome && <SendOrStop model={model} />}
        </div>
        {isHome && (
          <div className="flex items-center justify-between">
            <span className="flex gap-1">
              <AttachButton onFiles={onFiles} />
              <AddSource box={box} />
              <RecordVisit box={box} />
              {choice}
            </span>
            <span className="flex gap-1">
              {voice}
              <SendOrStop model={model} />
            </span>
          </div>
        )}
      </div>
      <div className="has-[p]:mt-2">
        <Alert id={problemId}>{model.problem}</Alert>
      </div>
    </div>
  );
}
