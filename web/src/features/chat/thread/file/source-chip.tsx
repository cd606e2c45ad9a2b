import { chat, type Attachment, type MessageSource } from '@notewright/contract';
import type { Span } from '@notewright/engine';
import { Download, FileText } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { callForFile } from '../../../../api/call.ts';
import { toastError } from '../../../../ui/toast.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SourceText } from '../../evidence/source-text.tsx';
import { formatSourceDay } from '../../evidence/source-name.ts';
import { fileText } from '../../evidence/words.ts';
import { kindAndDay, sourceKindNames } from '../../source-kinds.words.ts';
import * as words from './words.ts';

interface Props {
  readonly source: MessageSource;
  /** Words of its text to highlight. */
  readonly spans: readonly Span[];
}

/** "3 pages, read by text recognition" */
export function describeReading(attachment: Pick<Attachment, 'pages' | 'read_by'>): string {
  const { pages, read_by } = attachment;
  const how = words.readBy[read_by];
  return pages === null ? how : words.pagesRead(pages, how);
}

/** What a source is and from when, and how a file was read; empty of a pasted text of the visit. */
function describeSource({ kind, date, attachment }: MessageSource): string {
  const name = sourceKindNames[kind];
  const what = date === null ? name : kindAndDay(name, formatSourceDay(date));
  const isNamed = kind !== 'current' || date !== null;
  const lines = [...(isNamed ? [what] : []), ...(attachment === null ? [] : [describeReading(attachment)])];
  return lines.join(' · ');
}

/** Fetches the file with the session's own header, so that no address with a token in it ever exists. */
async function download(attachment: Attachment): Promise<void> {
  const file = await callForFile(chat.readAttachment, { params: { attachmentId: attachment.id } });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = attachment.name;
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A source that went with a message: its name, what it is, how it was read, its text, and the file itself. */
export function SourceChip({ source, spans }: Props): ReactNode {
  const { name, text, attachment } = source;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const textId = useId();
  if (spans.length > 0 && !isOpen) setOpen(true);
  const onDownload = (file: Attachment): void => {
    setProblem(null);
    download(file).catch(() => {
      setProblem(words.downloadFailed);
      toastError(words.downloadFailed);
    });
  };
  return (
    <div className="mt-3">
      <div className="flex w-fit max-w-full items-center gap-2 rounded-small border border-rule bg-sheet py-0.5 pr-0.5 pl-2.5 text-step--1">
        <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block leading-snug text-ink-faint">{describeSource(source)}</span>
        </span>
        <button
          type="button"
          className="nw-text-button shrink-0 px-1.5"
          aria-label={isOpen ? words.hideTextOf(name) : words.viewTextOf(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? textId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideText : words.viewText}
        </button>
        {attachment !== null && (
          <IconButton label={words.download(attachment.name)} size="small" onClick={() => onDownload(attachment)}>
            <Download aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {problem !== null && <p className="mt-1.5 text-step--1 text-danger">{problem}</p>}
      {isOpen && (
        <div id={textId} className="nw-slip mt-2">
          <SourceText text={text} spans={spans} name={attachment === null ? name : fileText} />
        </div>
      )}
    </div>
  );
}
