import { useEffect, useRef, type ReactNode } from 'react';
import * as words from './words.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly chosen: number;
  readonly all: number;
  readonly onChoose: (isChosen: boolean) => void;
}

/** The head of a group: its name, how much of it is chosen, and the box that chooses all of it or none. */
export function GroupHead({ id, title, chosen, all, onChoose }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const isPart = chosen > 0 && chosen < all;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <div className="nw-emr-head">
      <h3 id={id} className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
        {title}
      </h3>
      {all > 0 && (
        <label className="nw-emr-all">
          <span aria-hidden="true">{words.chosenOf(chosen, all)}</span>
          <input
            ref={box}
            type="checkbox"
            aria-label={`${words.all(title)}, ${words.chosenOf(chosen, all)}`}
            checked={chosen === all}
            className="size-[18px] shrink-0 accent-accent"
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      )}
    </div>
  );
}
