import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { numbersUnder, sectionOf, type SectionedNote } from './note-sections.ts';
import * as words from './words.ts';

interface Props {
  readonly note: SectionedNote;
  /** The numbers of those that stay behind. */
  readonly without: ReadonlySet<number>;
  readonly onChange: (without: ReadonlySet<number>) => void;
}

/** The sections of a note with a box each. A part takes its sections along, and one of them that comes back brings its part. */
export function WhatGoesAlong({ note, without, onChange }: Props): ReactNode {
  const change = (number: number, goesAlong: boolean): void => {
    const next = new Set(without);
    for (const under of numbersUnder(note, number)) {
      if (goesAlong) next.delete(under);
      else next.add(under);
    }
    // A heading says what its section is a part of.
    if (goesAlong) for (const over of numbersOver(note, number)) next.delete(over);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.goesAlong}</legend>
      <div className="nw-carry-sections">
        {note.sections.map(({ name, role }, number) =>
          role === 'beginning' && sectionOf(note, number, { withHeading: true }) === '' ? null : (
            <div key={number} className={role === 'section' ? 'pl-5' : undefined}>
              <Checkbox
                label={name === '' ? words.beginning : name}
                checked={!without.has(number)}
                onChange={(event) => change(number, event.currentTarget.checked)}
              />
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}

const numbersOver = (note: SectionedNote, number: number): readonly number[] =>
  note.sections.flatMap((_, over) => (over !== number && numbersUnder(note, over).includes(number) ? [over] : []));
