import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export const inputClasses = classNames(
  'h-11 w-full rounded-lg border border-rule-field bg-paper px-3 text-ink transition-[border-color,box-shadow] duration-150 ease-calm',
  'hover:border-ink-faint focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent-wash',
  'aria-invalid:border-danger aria-invalid:focus:outline-danger-wash disabled:opacity-60',
);

export interface FieldProps {
  readonly label: string;
  /** What is wrong with the value, in words; null when nothing is. */
  readonly error?: string | null;
  readonly hint?: string;
}

export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  /** Stands inside the field at its end (a show/hide button). */
  readonly end?: ReactNode;
}

/** A labelled line of text with its hint and its error, tied together for screen readers. */
export function TextField({ label, error = null, hint, end, className, id, ...rest }: TextFieldProps): ReactNode {
  const own = useId();
  const fieldId = id ?? own;
  const described = [hint ? `${fieldId}-hint` : null, error ? `${fieldId}-error` : null].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={fieldId}
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(inputClasses, end !== undefined && 'pr-12', className)}
        />
        {end !== undefined && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</span>}
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className="text-step--1 text-ink-faint">
          {hint}
        </p>
      )}
      {/* Always there, so that a screen reader hears what comes into it. */}
      <p id={`${fieldId}-error`} aria-live="polite" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
