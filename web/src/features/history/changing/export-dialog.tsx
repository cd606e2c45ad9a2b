import { chat, type HistoryItem } from '@notewright/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { callForFile } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useDownload } from '../../../hooks/use-download.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

const endings = { docx: 'docx', pdf: 'pdf', md: 'md', fhir: 'fhir.json' } as const;
type Format = keyof typeof endings;
const formats = Object.keys(endings) as readonly Format[];

/** Under the name that the server gives it too: the day of its last message, and nothing that it says. */
async function saveChat({ id, timestamp }: HistoryItem, format: Format): Promise<void> {
  const file = await callForFile(chat.exportChat, { params: { chatId: id }, query: { format } });
  saveFile(file, `chat-${timestamp.slice(0, 10)}.${endings[format]}`);
}

export interface ExportDialogProps {
  readonly item: HistoryItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Keeping a whole chat as a file. */
export function ExportDialog({ item, isOpen, onClose }: ExportDialogProps): ReactNode {
  const download = useDownload<Format>((format) => saveChat(item, format), words.downloadFailed);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.exportTitle} lead={words.exportLead}>
      <div className="mt-5 flex flex-wrap gap-2">
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
      <p className="mt-2.5 text-step--1 text-ink-faint">{words.fhirIsNotes}</p>
      <p role="status" className="mt-2 text-step--1 text-ink-soft empty:mt-0">
        {download.phase === 'busy' ? words.downloading : download.phase === 'done' ? words.downloaded : ''}
      </p>
      <div className="has-[p]:mt-2">
        <Alert>{download.problem}</Alert>
      </div>
    </Dialog>
  );
}
