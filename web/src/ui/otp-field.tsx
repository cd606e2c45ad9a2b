import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { pasteDigits, placeDigits, stepBack, type OtpState } from './otp-digits.ts';
import * as words from './words.tsx';

export interface OtpFieldProps {
  readonly label: string;
  /** One string per box, each empty or one digit. */
  readonly digits: readonly string[];
  readonly onChange: (digits: readonly string[]) => void;
  /** All boxes are full. */
  readonly onComplete?: (code: string) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly firstBox?: RefObject<HTMLInputElement | null>;
}

/** A one-time code, one digit a box: focus moves on, Backspace goes back, a pasted or offered code fills all boxes. */
export function OtpField({
  label,
  digits,
  onChange,
  onComplete,
  isInvalid = false,
  describedBy,
  firstBox,
}: OtpFieldProps): ReactNode {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  function apply(next: OtpState | null): void {
    if (next === null) return;
    onChange(next.digits);
    boxes.current[next.focus]?.focus();
    boxes.current[next.focus]?.select();
    if (next.digits.every((digit) => digit !== '')) onComplete?.(next.digits.join(''));
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, index: number): void {
    event.preventDefault();
    apply(pasteDigits(digits, index, event.clipboardData.getData('text')));
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    // Alt and an arrow, for one, is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace' && digits[index] === '' && index > 0) {
      event.preventDefault();
      apply(stepBack(digits, index));
    }
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    boxes.current[index + step]?.focus();
    boxes.current[index + step]?.select();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <div className={classNames('mt-2 flex', digits.length > 4 ? 'gap-1.5' : 'gap-2.5')}>
        {[...digits.keys()].map((index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
              if (index === 0 && firstBox) firstBox.current = box;
            }}
            data-route-focus={index === 0 || undefined}
            value={digits[index]}
            inputMode="numeric"
            pattern="[0-9]"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={words.digitOf(index + 1, digits.length)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            // Not `onChange`: React leaves it out when a digit is typed over the same digit.
            onInput={(event) => apply(placeDigits(digits, index, event.currentTarget.value))}
            onPaste={(event) => onPaste(event, index)}
            onKeyDown={(event) => onKey(event, index)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              'h-16 w-14 min-w-0 rounded-card border border-rule-field bg-paper text-center font-serif text-[1.75rem] text-ink tabular-nums',
              'transition-[border-color,box-shadow] duration-150 ease-calm focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent-wash aria-invalid:border-danger',
            )}
          />
        ))}
      </div>
    </fieldset>
  );
}
