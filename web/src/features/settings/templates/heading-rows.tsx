import { limits } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { emptyHeading, moveHeading, type DraftHeading } from './draft.ts';
import { HeadingRow } from './heading-row.tsx';
import * as words from './words.ts';

/** Where the focus goes once the headings stand in their new order; a button that can go no further gives it to the other. */
function useFocusAfter() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly key: number; readonly what: string } | null>(null);
  useEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    if (current === null) return;
    const row = list.current?.querySelector(`[data-heading="${current.key}"]`);
    const aims = [current.what, '[data-move="1"]:enabled', '[data-move="-1"]:enabled'];
    for (const aim of aims) {
      const found = row?.querySelector<HTMLElement>(aim);
      if (found?.matches(':enabled')) return found.focus();
    }
  });
  return {
    list,
    focusAfter: (key: number, what: string): void => {
      wanted.current = { key, what };
    },
  };
}

interface Props {
  readonly headings: readonly DraftHeading[];
  readonly onChange: (headings: readonly DraftHeading[]) => void;
}

/** The headings of a template in their order, each of which can be changed, moved and taken out. */
export function HeadingRows({ headings, onChange }: Props): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const { list, focusAfter } = useFocusAfter();
  const move = (index: number, by: -1 | 1): void => {
    const moved = headings[index];
    if (moved === undefined) return;
    focusAfter(moved.key, `[data-move="${by}"]`);
    onChange(moveHeading(headings, index, by));
    setAnnouncement(words.moved(index + 1 + by, headings.length));
  };
  const remove = (index: number): void => {
    const next = headings[index + 1] ?? headings[index - 1];
    if (next !== undefined) focusAfter(next.key, '[data-title]');
    onChange(headings.filter((_heading, at) => at !== index));
  };
  const add = (): void => {
    const added = emptyHeading();
    focusAfter(added.key, '[data-title]');
    onChange([...headings, added]);
  };
  return (
    <>
      <ul ref={list} aria-label={words.headings}>
        {headings.map((heading, index) => (
          <HeadingRow
            key={heading.key}
            heading={heading}
            index={index}
            count={headings.length}
            onChange={(changed) => onChange(headings.map((one) => (one.key === changed.key ? changed : one)))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button className="mt-4" disabled={headings.length >= limits.templateHeadings} onClick={add}>
        {words.addHeading}
      </Button>
    </>
  );
}
