import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

export interface ChoicePartProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  readonly chosen: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: Value) => void;
}

/**
 * One of a few, each a button. No radio buttons: some choices load the page again, which must not happen to somebody who
 * only moves through them with the arrow keys.
 */
export function ChoicePart<Value extends string>(props: ChoicePartProps<Value>): ReactNode {
  const { label, hint, chosen, options, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-1.5">
      <p id={`${id}-label`} className="font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <Button
            key={option.value}
            lang={option.lang}
            aria-current={option.value === chosen ? 'true' : undefined}
            onClick={() => option.value !== chosen && onChoose(option.value)}
          >
            {option.value === chosen && <Check aria-hidden="true" className="size-4 stroke-[1.8]" />}
            {option.label}
          </Button>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-step--1 text-ink-faint">
        {hint}
      </p>
    </div>
  );
}
