import type { ChatMessage } from '@notewright/contract';
import { textProfileNames, textProfiles, type TextProfileName } from '@notewright/engine/note-text';
import { Copy, ListChecks } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { copyPortion } from './copy-portion.ts';
import { Downloads } from './downloads.tsx';
import type { CarryChoice } from './kept-choice.ts';
import { noteWithout } from './note-sections.ts';
import type { CarriedNote } from './portion-text.ts';
import { WhatGoesAlong } from './what-goes-along.tsx';
import * as words from './words.ts';

export interface CarryParts {
  readonly reply: ChatMessage;
  readonly note: CarriedNote;
  readonly choice: CarryChoice;
  readonly choose: (change: Partial<CarryChoice>) => void;
}

/** What a profile does to the text, in a sentence or two. */
function hintOf(profile: TextProfileName): string {
  const { lineWidth, asciiOnly, fieldCharacters } = textProfiles[profile];
  const said = [
    lineWidth > 0 ? words.lineWidth(lineWidth) : null,
    asciiOnly ? words.asciiOnly : null,
    fieldCharacters > 0 ? words.fieldCharacters(fieldCharacters) : null,
  ].filter((sentence) => sentence !== null);
  return said.length === 0 ? words.anyLength : said.join(' ');
}

/** Copying a note as a whole or without some sections, and keeping it as a file. */
export function WholeNote({
  reply,
  note,
  choice,
  choose,
  onStep,
}: CarryParts & { readonly onStep: () => void }): ReactNode {
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = (): void => {
    setOutcome('none');
    void copyPortion(reply, { without }).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const leave = (sections: ReadonlySet<number>): void => {
    setOutcome('none');
    setWithout(sections);
  };
  return (
    <div className="mt-5 grid gap-5">
      <div className="grid gap-2">
        <SelectField
          label={words.writtenFor}
          hint={hintOf(choice.profile)}
          value={choice.profile}
          options={textProfileNames.map((name) => ({ value: name, label: words.profiles[name] }))}
          onChange={(event) => {
            const profile = textProfileNames.find((name) => name === event.currentTarget.value);
            setOutcome('none');
            if (profile !== undefined) choose({ profile });
          }}
        />
        <Checkbox
          label={words.withHeading}
          checked={choice.withHeading}
          onChange={(event) => choose({ withHeading: event.currentTarget.checked })}
        />
      </div>
      <WhatGoesAlong note={note} without={without} onChange={leave} />
      <div>
        <Alert>{outcome === 'failed' ? words.copyFailed : null}</Alert>
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" disabled={noteWithout(note, without) === ''} onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {without.size === 0 ? words.copyAll : words.copyChosen}
          </Button>
          <Button onClick={onStep}>
            <ListChecks aria-hidden="true" className="size-4" />
            {words.sectionBySection}
          </Button>
          <p role="status" className="text-ink-soft">
            {outcome === 'copied' ? words.copied : ''}
          </p>
        </div>
      </div>
      <Downloads reply={reply} profile={choice.profile} />
    </div>
  );
}
