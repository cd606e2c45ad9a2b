import { Download, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isAbort } from '../../../../api/call.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatSize } from '../../composer/file-words.ts';
import * as words from './words.ts';

interface Props {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Fetches it, with the session's own header: no address with a token in it ever exists. */
  readonly load: () => Promise<Blob>;
}

/** A file that came back with a reply: its name, its size, and the way to keep it. */
export function FileCard({ name, size, load }: Props): ReactNode {
  const [state, setState] = useState<'still' | 'busy' | 'done' | 'failed'>('still');
  const download = async (): Promise<void> => {
    setState('busy');
    try {
      saveFile(await load(), name);
      setState('done');
    } catch (error) {
      setState(isAbort(error) ? 'still' : 'failed');
    }
  };
  return (
    <div className="nw-sheet-foot" data-reply-file>
      <div className="flex w-full max-w-[34rem] items-center gap-2.5 rounded-small border border-rule bg-paper py-1.5 pr-1.5 pl-3 text-step--1">
        <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="block leading-snug text-ink-faint">{words.redactedFile(formatSize(size))}</span>
        </span>
        <Button
          aria-label={words.downloadFile(name)}
          isBusy={state === 'busy'}
          onClick={() => void download()}
          className="min-h-9! shrink-0 px-3! py-0"
        >
          <Download aria-hidden="true" className="size-4 stroke-[1.7]" />
          {words.download}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state === 'busy' ? words.downloading : state === 'done' ? words.downloaded : ''}
      </p>
      <div className="has-[p]:mt-2">
        <Alert>{state === 'failed' ? words.downloadFailed : null}</Alert>
      </div>
    </div>
  );
}
