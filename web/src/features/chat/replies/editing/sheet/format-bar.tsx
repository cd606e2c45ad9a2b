import { Bold, Heading, Italic, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import type { NoteSession } from '../note-session.ts';
import { tools, type ToolName } from '../surface/commands.ts';
import * as words from '../words.ts';

const buttons: readonly (readonly [ToolName, string, LucideIcon])[] = [
  ['undo', words.undo, Undo2],
  ['redo', words.redo, Redo2],
  ['strong', words.strong, Bold],
  ['em', words.em, Italic],
  ['heading', words.heading, Heading],
  ['bullets', words.bullets, List],
  ['numbers', words.numbers, ListOrdered],
];

const canBeOn = (name: ToolName): boolean => name !== 'undo' && name !== 'redo';

/** Moves the focus along a toolbar by the arrow keys. */
function walk(bar: HTMLElement | null, event: KeyboardEvent): void {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (bar === null || step === undefined) return;
  const all = [...bar.querySelectorAll<HTMLElement>('button')];
  const now = all.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  all[(now + step + all.length) % all.length]?.focus();
}

/** What the words of a note can be made into. The editor keeps its selection while one is pressed. */
export function FormatBar({ session }: { readonly session: NoteSession }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const state = useStore(session.editor, (editor) => editor.state);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      className="nw-format-bar"
      onKeyDown={(event) => walk(bar.current, event)}
    >
      {buttons.map(([name, label, Icon], index) => (
        <IconButton
          key={name}
          label={label}
          size="small"
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={canBeOn(name) ? tools[name].isOn(state) : undefined}
          aria-disabled={!tools[name].run(state) || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => tools[name].run(session.editor.getState().state, session.apply)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
