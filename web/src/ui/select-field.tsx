import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { inputClasses } from './text-field.tsx';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label is for those who do not see the form around it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
}

/** A labelled choice of one among a few. */
export function SelectField({
  label,
  options,
  isLabelHidden = false,
  hint,
  className,
  id,
  ...rest
}: SelectFieldProps): ReactNode {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={fieldId}
          {...rest}
          aria-describedby={hint ? `${fieldId}-hint` : undefined}
          className={classNames(inputClasses, 'appearance-none pr-10', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-sheet text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 [translate:0_-50%] text-ink-faint"
        />
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className="text-step--1 text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
