import { useRef, useState, type ReactNode } from 'react';
import { readCodeDigits } from '../../api/page-setting.ts';
import { giveFocus } from '../../hooks/give-focus.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { checkOtp } from './auth-checks.ts';
import { serverSentence } from './failure-text.ts';
import * as words from './words.ts';

export interface CodeFormProps {
  /** Sends the code; what it throws is told in its place. */
  readonly verify: (code: string) => Promise<void>;
  /** Has another code mailed. */
  readonly resend: () => Promise<void>;
  /** Told, beside its place on the page, when the code has not as many digits as it should. */
  readonly onIncomplete?: (digits: number) => void;
}

const makeEmptyCode = (): readonly string[] => Array.from({ length: readCodeDigits() }, () => '');

/** The digits of a code and their boxes, which can be emptied again. */
function useDigits() {
  const [emptyCode] = useState(makeEmptyCode);
  const [digits, setDigits] = useState(emptyCode);
  const typed = useRef(digits);
  const firstBox = useRef<HTMLInputElement>(null);

  function type(next: readonly string[]): void {
    typed.current = next;
    setDigits(next);
  }

  /** Empty boxes once more, unless another code is being typed by now. */
  function beginAgain(before: readonly string[]): void {
    if (typed.current !== before) return;
    type(emptyCode);
    giveFocus(firstBox.current, firstBox.current?.form);
  }

  return { digits, typed, firstBox, type, beginAgain };
}

/** A mailed code and a way to have another one sent. */
export function CodeForm({ verify, resend, onIncomplete }: CodeFormProps): ReactNode {
  const { digits, typed, firstBox, type, beginAgain } = useDigits();
  const [problem, setProblem] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<'verify' | 'resend' | null>(null);

  async function run(what: 'verify' | 'resend', act: () => Promise<void>, otherwise: string): Promise<void> {
    if (busyWith !== null) return;
    const sent = typed.current;
    setBusyWith(what);
    setProblem(null);
    await act()
      .catch((error: unknown) => {
        setProblem(serverSentence(error, otherwise));
        // Back to empty boxes: a digit typed over a full code would count as another try.
        if (what === 'verify') beginAgain(sent);
        else giveFocus(firstBox.current, firstBox.current?.form);
      })
      .finally(() => setBusyWith(null));
  }

  function submit(code: string): void {
    const wrong = checkOtp(digits.length)(code);
    if (wrong !== null) {
      setProblem(wrong);
      onIncomplete?.(digits.length);
      firstBox.current?.focus();
    } else void run('verify', () => verify(code), words.verifyFailed);
  }

  async function sendAgain(): Promise<void> {
    const before = typed.current;
    await resend();
    beginAgain(before);
    toastSuccess(words.resent);
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(digits.join(''));
      }}
    >
      <OtpField
        label={words.code}
        firstBox={firstBox}
        digits={digits}
        onChange={(next) => {
          type(next);
          setProblem(null);
        }}
        onComplete={submit}
        isInvalid={problem !== null}
        describedBy="otp-problem"
      />
      <div>
        <Alert id="otp-problem">{problem}</Alert>
        <Button type="submit" look="primary" isWide isBusy={busyWith === 'verify'}>
          {words.verify}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{words.codeLasts}</span>
        <Button
          look="text"
          className="-mr-4"
          isBusy={busyWith === 'resend'}
          onClick={() => void run('resend', sendAgain, words.resendFailed)}
        >
          {words.resend}
        </Button>
      </div>
    </form>
  );
}
