import { limits } from '@notewright/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { CodeLine } from './code-line.tsx';
import type { ChosenCode, SearchAnswer } from './use-codes.ts';
import * as words from './words.ts';

interface Props {
  readonly id: string;
  readonly hits: SearchAnswer['data'];
  /** The one that the keys stand on; -1: none. */
  readonly active: number;
  /** False while the codes that answer what stands in the field are on their way. */
  readonly isCurrent: boolean;
  readonly onChoose: (index: number, chosen: ChosenCode) => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** What a search found, the best first: the list of the field above it, which keeps the focus. */
export function CodeResults({ id, hits, active, isCurrent, onChoose }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <p className="text-step--1 text-ink-faint">{words.found(hits.length, hits.length >= limits.codesFound)}</p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.results}
        aria-busy={!isCurrent || undefined}
        className="nw-code-list"
      >
        {hits.map((hit, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
          <div
            key={`${hit.system} ${hit.code}`}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="nw-code-row"
            // The field keeps the focus, so that typing goes on.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index, hit)}
          >
            <CodeLine {...hit} />
          </div>
        ))}
      </div>
    </>
  );
}
