import { limits } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { BoxSource } from '../box-source.ts';
import { changeSource } from '../composer-store.ts';
import { SourceFields } from './source-fields.tsx';
import * as words from './words.ts';

interface FormProps {
  readonly box: string;
  readonly source: BoxSource;
  readonly onClose: () => void;
}

function ChangeForm({ box, source, onClose }: FormProps): ReactNode {
  const [changed, setChanged] = useState(source);
  const [isTried, setTried] = useState(false);
  const isNamed = changed.name.trim() !== '';
  const hasText = changed.origin !== 'text' || changed.text.trim() !== '';
  const save = (): void => {
    setTried(true);
    if (!isNamed || !hasText) return;
    changeSource(box, source.id, { ...changed, name: changed.name.trim() });
    onClose();
  };
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SourceFields
        details={changed}
        nameError={isTried && !isNamed ? words.nameMissing : null}
        onChange={(details) => setChanged({ ...changed, ...details })}
      />
      {changed.origin === 'text' && (
        <TextAreaField
          label={words.text}
          rows={8}
          value={changed.text}
          maxLength={limits.messageCharacters}
          error={isTried && !hasText ? words.textMissing : null}
          onChange={(event) => setChanged({ ...changed, text: event.target.value })}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  );
}

interface Props extends Omit<FormProps, 'source'> {
  /** Null while none is changed. */
  readonly source: BoxSource | null;
}

/** Changes what is said of a source, and the words of a pasted one. Stays in the page, so that the focus goes back where it was. */
export function ChangeSourceDialog({ source, ...rest }: Props): ReactNode {
  return (
    <Dialog isOpen={source !== null} onClose={rest.onClose} title={words.changeTitle} lead={words.changeLead}>
      {source !== null && <ChangeForm source={source} {...rest} />}
    </Dialog>
  );
}
