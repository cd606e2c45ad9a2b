import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as words from './words.ts';

/** The second factors that are typed. */
export type CodeMethod = 'totp' | 'recovery_code';

export interface CodeFieldProps {
  readonly method: CodeMethod;
  readonly value: string;
  readonly error: string | null;
  readonly fieldRef: RefObject<HTMLInputElement | null> | undefined;
  readonly onChange: (value: string) => void;
  /** To the other of the two ways; null where there is none. */
  readonly onOther: (() => void) | null;
}

/** A code of the app or a recovery code, and the way to the other. */
export function CodeField({ method, value, error, fieldRef, onChange, onOther }: CodeFieldProps): ReactNode {
  const isOfApp = method === 'totp';
  return (
    <>
      <TextField
        label={words.codes[method].label}
        name="code"
        autoComplete={isOfApp ? 'one-time-code' : 'off'}
        inputMode={isOfApp ? 'numeric' : 'text'}
        spellCheck={false}
        autoCapitalize="none"
        ref={fieldRef}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {onOther !== null && (
        <div>
          <Button look="text" className="-ml-4" onClick={onOther}>
            {words.codes[method].other}
          </Button>
        </div>
      )}
    </>
  );
}
