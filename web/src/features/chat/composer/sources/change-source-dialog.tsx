import { limits } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { BoxSource } from '../box-source.ts';
import { changeSource } from '../composer-store.ts';
import { SourceFields } from './source-fields.tsx';
import * as words from './words.ts';

interface Props {
  readonly box: string;
  readonly source: BoxSource;
  readonly onClose: () => void;
}

/** Changes what is said of a source, and the words of a pasted one. */
export function ChangeSourceDialog({ box, source, onClose }: Props): ReactNode {
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
    <Dialog isOpen onClose={onClose} title={words.changeTitle} lead={words.changeLead}>
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
    </Dialog>
  );
}
