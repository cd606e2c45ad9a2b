import { limits, operator } from '@notewright/contract';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { call } from '../../api/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeTableLine, nameTable, wordImport } from './code-table-line.tsx';
import * as words from './code-tables.words.ts';
import type { ImportedTable } from './use-code-tables.ts';
import { useOperatorChange } from './use-operation.ts';

const megabyte = 1024 * 1024;
const mostMegabytes = limits.codeTableBytes / megabyte;
const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);
const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** What can be told before anything is sent; null when nothing is wrong. */
function checkFiles(files: readonly File[]): string | null {
  if (files.length > limits.codeTableFiles) return words.tooMany(limits.codeTableFiles);
  return bytesOf(files) > limits.codeTableBytes ? words.tooLarge(mostMegabytes) : null;
}

interface Import {
  readonly isBusy: boolean;
  /** What is being done, or was. */
  readonly said: string;
  readonly problem: string | null;
  readonly yearProblem: string | null;
  readonly report: readonly ImportedTable[];
  readonly send: (files: readonly File[], year: string) => Promise<void>;
}

/** Sends files and keeps what came of them. */
function useImport(): Import {
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [report, setReport] = useState<readonly ImportedTable[]>([]);
  const change = useOperatorChange();
  const send = async (files: readonly File[], year: string): Promise<void> => {
    if (files.length === 0 || change.isBusy) return;
    const found = checkFiles(files);
    setWrong(found);
    setReport([]);
    setSaid(found === null ? words.reading(files.length, (bytesOf(files) / megabyte).toFixed(1)) : '');
    if (found !== null) return change.clear();
    const message = await change.run(async () => {
      const answer = await call(operator.importCodeTables, { body: { fiscal_year: year }, files });
      setReport(answer.data);
      return answer;
    });
    setSaid(message ?? '');
  };
  return {
    isBusy: change.isBusy,
    said,
    problem: wrong ?? change.errors['files']?.[0] ?? change.problem,
    yearProblem: change.errors['fiscal_year']?.[0] ?? null,
    report,
    send,
  };
}

/** Takes files that are dropped on it, and shows it while some hang over it. */
function DropZone({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: (isOver: boolean) => ReactNode;
}): ReactNode {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classNames(
        'mt-5 grid gap-4 rounded-card border border-dashed p-4',
        isOver ? 'border-accent bg-accent-wash' : 'border-rule-strong',
      )}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children(isOver)}
    </div>
  );
}

function ImportReport({ report }: { readonly report: readonly ImportedTable[] }): ReactNode {
  if (report.length === 0) return null;
  return (
    <ul aria-label={words.imported} className="border-t border-rule">
      {report.map((table) => (
        <CodeTableLine
          key={`${table.file_name} ${table.version}`}
          name={nameTable(table)}
          facts={wordImport(table)}
          remarks={table.remarks}
        />
      ))}
    </ul>
  );
}

/** Takes files that are chosen or dropped, sends them, and tells what was in them. */
export function ImportTables({ chooser }: { readonly chooser: Ref<HTMLButtonElement> }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [year, setYear] = useState('');
  const { isBusy, said, problem, yearProblem, report, send } = useImport();
  return (
    <DropZone onFiles={(files) => void send(files, year)}>
      {(isOver) => (
        <>
          <h3 className="font-medium">{words.importTitle}</h3>
          <div className="max-w-48">
            <TextField
              label={words.fiscalYear}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={year}
              hint={words.fiscalYearHint}
              error={yearProblem}
              onChange={(event) => setYear(event.target.value.trim())}
            />
          </div>
          <div>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label={words.files}
              onChange={(event) => {
                void send([...(event.target.files ?? [])], year);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
            <Button ref={chooser} look="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
              {words.chooseFiles}
            </Button>
            <p className="mt-2 max-w-prose text-step--1 text-ink-soft">
              {isOver ? words.dropHere : words.dropHint(mostMegabytes)}
            </p>
          </div>
          <Alert>{problem}</Alert>
          <p role="status" className="text-ink-soft empty:hidden">
            {said}
          </p>
          <ImportReport report={report} />
        </>
      )}
    </DropZone>
  );
}
