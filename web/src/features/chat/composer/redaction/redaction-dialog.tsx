import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ChoiceDialogProps } from '../choice-button.tsx';
import { redaction as title } from '../words.ts';
import { keepRedaction, readRedaction, type KeptRedaction } from './kept-choice.ts';
import * as words from './words.ts';

type Style = NonNullable<KeptRedaction['redact_style']> | 'word';
const styles: readonly Style[] = ['word', 'tags', 'surrogates'];

interface StyleChoiceProps {
  readonly style: Style;
  readonly onChoose: (style: Style) => void;
}

/** What stands in place of an identifier: one of three, each with what it means. */
function StyleChoice({ style, onChoose }: StyleChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="mt-5 grid gap-2.5">
      <legend className="mb-2 font-medium">{words.style}</legend>
      {styles.map((one) => (
        <div key={one} className="flex min-h-7 pointer-coarse:min-h-11 items-start gap-2.5 text-ink-soft">
          <input
            type="radio"
            id={`${id}-${one}`}
            aria-describedby={`${id}-${one}-hint`}
            name={id}
            checked={one === style}
            onChange={() => onChoose(one)}
            className="mt-1 size-[18px] shrink-0 accent-accent"
          />
          <div>
            <label htmlFor={`${id}-${one}`} className="block font-medium">
              {words.styles[one]}
            </label>
            <p id={`${id}-${one}-hint`} className="text-step--1 text-ink-faint">
              {words.styleHints[one]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** The choice without the fields that stand at the strictest. */
function withField<Name extends keyof KeptRedaction>(
  chosen: KeptRedaction,
  name: Name,
  value: KeptRedaction[Name],
): KeptRedaction {
  const { [name]: _before, ...rest } = chosen;
  return value === undefined ? rest : { ...rest, [name]: value };
}

const boxes = [
  ['redact_clinicians', 'keep', words.keepClinicians],
  ['redact_zip', 'three-digits', words.threeDigits],
  ['redact_ages', 'ninety-plus', words.ninetyPlus],
] as const;

/** How Redactify replaces what it finds: kept as soon as it is chosen, for the messages to come. */
export function RedactionDialog({ isOpen, onClose }: ChoiceDialogProps): ReactNode {
  const [chosen, setChosen] = useState(readRedaction);
  const choose = (next: KeptRedaction): void => {
    keepRedaction(next);
    setChosen(next);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} lead={words.lead}>
      <StyleChoice
        style={chosen.redact_style ?? 'word'}
        onChoose={(style) => choose(withField(chosen, 'redact_style', style === 'word' ? undefined : style))}
      />
      <div className="mt-5 grid justify-items-start gap-1.5 border-t border-rule pt-4">
        {boxes.map(([name, value, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={chosen[name] === value}
            onChange={(event) => choose(withField(chosen, name, event.target.checked ? value : undefined))}
          />
        ))}
      </div>
      <div className="mt-5 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
