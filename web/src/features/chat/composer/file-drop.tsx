import { useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { filesOf } from './attach-file.ts';
import * as words from './words.ts';

interface Props {
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const carriesFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped on it, and says so while some hang over it. */
export function FileDrop({ onFiles, className, children }: Props): ReactNode {
  const [depth, setDepth] = useState(0);
  return (
    <div
      className={classNames('relative', className)}
      onDragEnter={(event) => carriesFile(event) && setDepth((now) => now + 1)}
      onDragLeave={(event) => carriesFile(event) && setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => carriesFile(event) && event.preventDefault()}
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer);
        setDepth(0);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-0 z-30 grid place-items-center rounded-sheet border-2 border-dashed border-accent bg-accent-wash/90 font-medium text-accent">
          {words.dropFile}
        </div>
      )}
    </div>
  );
}
