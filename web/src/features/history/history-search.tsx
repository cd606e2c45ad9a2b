import { limits } from '@notewright/contract';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { clearSearch, search, searchWithKey } from './words.ts';

interface Props {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The field that searches the history; Ctrl+K goes there from anywhere on the page. */
export function HistorySearch({ words, onWords }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The panel was opened, or asked for by its key, before this came in: the focus waits on the panel itself.
    const panel = field.current?.closest('dialog, aside');
    if (panel && panel === document.activeElement) field.current?.focus();
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isSearch =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isSearch || field.current === null) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div role="search" className="relative px-3 pt-3">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute bottom-2.5 left-5.5 size-4 text-ink-faint pointer-coarse:bottom-3.5"
      />
      <input
        ref={field}
        type="text"
        value={words}
        placeholder={search}
        aria-label={search}
        title={searchWithKey}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.titleCharacters}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.preventDefault();
          event.stopPropagation();
          onWords('');
        }}
        className="h-9 w-full rounded-small border border-rule-field bg-sheet pr-9 pl-8.5 outline-none focus:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-wash pointer-coarse:h-11"
      />
      {words !== '' && (
        <IconButton
          label={clearSearch}
          size="small"
          className="absolute right-3.5 bottom-0.5 size-8! pointer-coarse:bottom-1.5"
          onClick={() => {
            onWords('');
            field.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
