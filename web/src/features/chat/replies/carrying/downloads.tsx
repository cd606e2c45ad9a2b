import type { ChatMessage } from '@notewright/contract';
import type { TextProfileName } from '@notewright/engine/note-text';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CallProblem, isAbort } from '../../../../api/call.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { fileFormats, saveNote, type FileFormat } from './save-note.ts';
import * as words from './words.ts';

interface State {
  readonly format: FileFormat | null;
  readonly phase: 'still' | 'busy' | 'done';
  readonly problem: string | null;
}

/** Keeping a note as a file. */
export function Downloads({
  reply,
  profile,
}: {
  readonly reply: ChatMessage;
  readonly profile: TextProfileName;
}): ReactNode {
  const [state, setState] = useState<State>({ format: null, phase: 'still', problem: null });
  const download = async (format: FileFormat): Promise<void> => {
    if (state.phase === 'busy') return;
    setState({ format, phase: 'busy', problem: null });
    try {
      await saveNote(reply, format, profile);
      setState({ format, phase: 'done', problem: null });
    } catch (error) {
      const problem = isAbort(error) ? null : error instanceof CallProblem ? error.message : words.downloadFailed;
      setState({ format, phase: 'still', problem });
    }
  };
  return (
    <section aria-label={words.asFile} className="border-t border-rule pt-4">
      <h3 className="font-medium">{words.asFile}</h3>
      <p className="mt-0.5 text-step--1 text-ink-faint">{words.fileIsWhole}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {fileFormats.map((format) => (
          <Button
            key={format}
            aria-label={words.downloadAs[format]}
            isBusy={state.phase === 'busy' && state.format === format}
            onClick={() => void download(format)}
          >
            <Download aria-hidden="true" className="size-4" />
            {words.formats[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-step--1 text-ink-soft empty:mt-0">
        {state.phase === 'busy' ? words.downloading : state.phase === 'done' ? words.downloaded : ''}
      </p>
      <div className="has-[p]:mt-2">
        <Alert>{state.problem}</Alert>
      </div>
    </section>
  );
}
