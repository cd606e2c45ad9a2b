import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatSize } from './file-words.ts';
import * as words from './words.ts';

/** The file that goes with the message, with its way out. */
export function ChosenFile({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }): ReactNode {
  return (
    <div className="mx-1 mt-1 inline-flex max-w-full items-center gap-2 rounded-small border border-rule bg-paper py-0.5 pr-0.5 pl-2.5 text-step--1">
      <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 text-ink-faint tabular-nums">{formatSize(file.size)}</span>
      <IconButton label={words.removeFile(file.name)} size="small" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
