import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { inputClasses, type FieldProps } from './text-field.tsx';

/** A labelled field for several lines of text, with its hint and its error. */
export function TextAreaField({
  label,
  error = null,
  hint,
  className,
  id,
  ...rest
}: ComponentProps<'textarea'> & FieldProps): ReactNode {
  const own = useId();
  const fieldId = id ?? own;
  const described = [hint ? `${fieldId}-hint` : null, error ? `${fieldId}-error` : null].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="font-medium">
        {label}
      </label>
      <textarea
        id={fieldId}
        rows={4}
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classNames(inputClasses, 'h-auto! py-2.5', className)}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className="text-step--1 text-ink-faint">
          {hint}
        </p>
      )}
      <p id={`${fieldId}-error`} aria-live="polite" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
