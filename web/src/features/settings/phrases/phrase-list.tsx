import type { Phrase } from '@notewright/contract';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

interface Props {
  readonly title: string;
  readonly items: readonly Phrase[];
  readonly onEdit: (phrase: Phrase) => void;
  readonly onRemove: (phrase: Phrase) => void;
}

/** The phrases of one owner, a line each; nothing where there are none. */
export function PhraseList({ title, items, onEdit, onRemove }: Props): ReactNode {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 id={id} className="mb-1 font-medium">
        {title}
      </h3>
      <ul aria-labelledby={id} className="border-t border-rule">
        {items.map((one) => (
          <li key={one.id} className="grid gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">.{one.name}</p>
              <p className="line-clamp-2 text-step--1 text-ink-soft [overflow-wrap:anywhere]" dir="auto">
                {one.description === '' ? one.words : one.description}
              </p>
            </div>
            {one.can_edit && (
              <div className="flex flex-wrap gap-2">
                <Button aria-label={words.editOne(one.name)} onClick={() => onEdit(one)}>
                  {words.edit}
                </Button>
                <Button aria-label={words.removeOne(one.name)} onClick={() => onRemove(one)}>
                  {words.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
