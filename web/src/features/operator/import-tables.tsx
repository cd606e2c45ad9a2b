import { limits, operator } from '@notewright/contract';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { call } from '../../lib/call.ts';
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

/** Takes files that are chosen or dropped, sends them, and tells what was in them. */
export function ImportTables({ chooser }: { readonly chooser: Ref<HTMLButtonElement> }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [year, setYear] = useState('');
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [report, setReport] = useState<readonly ImportedTable[]>([]);
  const change = useOperatorChange();

  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || change.isBusy) return;
    const found = checkFiles(files);
    setWrong(found);
    setReport([]);
    setSaid(found === null ? words.reading(files.length, (bytesOf(files) / megabyte).toFixed(1)) : '');
    if (found !== null) return;
    const message = await change.run(async () => {
      const answer = await call(operator.importCodeTables, { body: { fiscal_year: year }, files });
      setReport(answer.data);
      return answer;
    });
    setSaid(message ?? '');
  };
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
        void send([...event.dataTransfer.files]);
      }}
    >
      <h3 className="font-medium">{words.importTitle}</h3>
      <div className="max-w-48">
        <TextField
          label={words.fiscalYear}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          hint={words.fiscalYearHint}
          error={change.errors['fiscal_year']?.[0] ?? null}
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
            void send([...(event.target.files ?? [])]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <Button ref={chooser} look="primary" isBusy={change.isBusy} onClick={() => input.current?.click()}>
          {words.chooseFiles}
        </Button>
        <p className="mt-2 max-w-prose text-step--1 text-ink-soft">
          {isOver ? words.dropHere : words.dropHint(mostMegabytes)}
        </p>
      </div>
      <Alert>{wrong ?? change.errors['files']?.[0] ?? change.problem}</Alert>
      <p role="status" className="text-ink-soft empty:hidden">
        {said}
      </p>
      {report.length > 0 && (
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
      )}
    </div>
  );
}
