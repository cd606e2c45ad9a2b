import { useState, type ReactNode } from 'react';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import * as words from './words.tsx';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

function textOf(codes: readonly string[], email: string): string {
  return [
    words.fileTitle,
    words.fileAccount(email),
    words.fileDay(new Date().toISOString().slice(0, 10)),
    '',
    ...codes,
    '',
    words.fileAdvice,
    '',
  ].join('\n');
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = words.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Ten new recovery codes, shown this once: to copy, keep as a file, or print. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps): ReactNode {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const [said, setSaid] = useState('');
  const [isKept, setKept] = useState(false);
  const text = textOf(codes, email);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <div data-print-alone>
      <h3 ref={heading} tabIndex={-1} className="font-serif text-lg font-medium outline-none">
        {words.yourCodes}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words.codesLead}</p>
      <ol
        aria-label={words.recoveryCodes}
        className="my-5 grid max-w-md grid-cols-1 gap-x-8 gap-y-1.5 min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-rule pb-1 font-mono text-[0.95em] tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={copy}>{words.copy}</Button>
        <Button onClick={() => download(text)}>{words.download}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft print:hidden">
        {said}
      </p>
      <div className="print:hidden">
        <Checkbox label={words.haveKept} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        <div className="mt-3">
          <Button look="primary" disabled={!isKept} onClick={onDone}>
            {words.done}
          </Button>
        </div>
      </div>
    </div>
  );
}
