import type { ChatMessage } from '@notewright/contract';
import type { TextProfileName } from '@notewright/engine/note-text';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../../../hooks/use-download.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { fileFormatsOf, saveNote, type FileFormat } from './save-note.ts';
import * as words from './words.ts';

/** Keeping a note as a file. */
export function Downloads({
  reply,
  profile,
}: {
  readonly reply: ChatMessage;
  readonly profile: TextProfileName;
}): ReactNode {
  const download = useDownload<FileFormat>((format) => saveNote(reply, format, profile), words.downloadFailed);
  const formats = fileFormatsOf(reply);
  const isAddendum = formats.includes('hl7') && reply.edit?.is_addendum === true;
  return (
    <section aria-label={words.asFile} className="border-t border-rule pt-4">
      <h3 className="font-medium">{words.asFile}</h3>
      <p className="mt-1 text-step--1 text-ink-faint">{isAddendum ? words.messageHoldsAddendum : words.fileIsWhole}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button
            key={format}
            aria-label={words.downloadAs[format]}
            isBusy={download.phase === 'busy' && download.format === format}
            onClick={() => download.start(format)}
          >
            <Download aria-hidden="true" className="size-4" />
            {words.formats[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-step--1 text-ink-soft empty:mt-0">
        {download.phase === 'busy' ? words.downloading : download.phase === 'done' ? words.downloaded : ''}
      </p>
      <div className="has-[p]:mt-2">
        <Alert>{download.problem}</Alert>
      </div>
    </section>
  );
}
