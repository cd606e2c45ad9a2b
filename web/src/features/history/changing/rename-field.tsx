import { limits } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as words from './words.ts';

interface Props {
  readonly title: string;
  /** False keeps the field open. */
  readonly onSave: (name: string) => boolean;
  readonly onClose: () => void;
}

/** A chat's name while it is being changed: Enter and leaving the field save, Escape leaves it as it was. */
export function RenameField({ title, onSave, onClose }: Props): ReactNode {
  const [name, setName] = useState(title);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = (): void => {
    if (onSave(name)) onClose();
    else setRefused(true);
  };
  return (
    <span className="min-w-0 flex-1 py-1 pr-1">
      <input
        ref={field}
        value={name}
        maxLength={limits.titleCharacters}
        aria-label={words.chatName}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? 'rename-problem' : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') save();
          else onClose();
        }}
        onBlur={() => {
          // An empty name is refused in words, and the chat keeps the one it had.
          onSave(name);
          onClose();
        }}
        className="h-8 w-full rounded-small border border-rule-field bg-paper px-2 text-ink outline-none focus:border-accent aria-invalid:border-danger pointer-coarse:h-11"
      />
      {isRefused && (
        <span id="rename-problem" className="block px-2 pt-1 text-step--1 text-danger">
          {words.emptyName}
        </span>
      )}
    </span>
  );
}
