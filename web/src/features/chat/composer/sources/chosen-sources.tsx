import { FileText, NotebookText, Pencil, TextQuote, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { formatSourceDay } from '../../evidence/source-name.ts';
import { kindAndDay, sourceKindNames } from '../../source-kinds.words.ts';
import type { BoxSource } from '../box-source.ts';
import { changeSource } from '../composer-store.ts';
import { formatSize } from '../file-words.ts';
import { ChangeSourceDialog } from './change-source-dialog.tsx';
import * as words from './words.ts';

const icons = { file: FileText, text: TextQuote, note: NotebookText } as const;

/** "Previous note, March 03, 2026"; of a file of the visit, its size. */
function describe(source: BoxSource): string {
  const { kind, date } = source;
  if (source.origin === 'file' && kind === 'current' && date === null) return formatSize(source.file.size);
  return date === null ? sourceKindNames[kind] : kindAndDay(sourceKindNames[kind], formatSourceDay(date));
}

interface ChipProps {
  readonly source: BoxSource;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function SourceChip({ source, onChange, onRemove }: ChipProps): ReactNode {
  const Icon = icons[source.origin];
  const { name, problem } = source;
  return (
    <li className="max-w-full">
      <div className="flex max-w-full items-center gap-2 rounded-small border border-rule bg-paper py-0.5 pr-0.5 pl-2.5 text-step--1">
        <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          <span className="block truncate text-ink-faint tabular-nums">{describe(source)}</span>
        </span>
        <span className="flex shrink-0">
          <IconButton label={words.change(name)} size="small" aria-haspopup="dialog" onClick={onChange}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={words.remove(name)} size="small" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {problem !== undefined && <p className="mt-1 text-step--1 text-danger">{problem}</p>}
    </li>
  );
}

interface Props {
  readonly box: string;
  readonly sources: readonly BoxSource[];
  /** The focused one was removed: the focus has to go somewhere. */
  readonly onGone: () => void;
}

/** What goes with the message, each with its name, kind and day, which can be changed, and its way out. */
export function ChosenSources({ box, sources, onGone }: Props): ReactNode {
  const [changed, setChanged] = useState<string | null>(null);
  const source = sources.find(({ id }) => id === changed) ?? null;
  return (
    <>
      <ul aria-label={words.list} className="mx-1 mt-1 flex max-h-[42vh] flex-wrap gap-1.5 overflow-y-auto">
        {sources.map((one) => (
          <SourceChip
            key={one.id}
            source={one}
            onChange={() => setChanged(one.id)}
            onRemove={() => {
              changeSource(box, one.id, null);
              onGone();
            }}
          />
        ))}
      </ul>
      <ChangeSourceDialog box={box} source={source} onClose={() => setChanged(null)} />
    </>
  );
}
