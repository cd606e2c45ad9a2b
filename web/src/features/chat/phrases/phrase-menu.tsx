import type { Phrase } from '@notewright/contract';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { placePopover } from '../../../ui/place-popover.ts';
import type { PhraseMenuState, PhraseTyping } from './phrase-typing.ts';
import * as words from './words.ts';
import './phrases.css';

export interface PhraseMenuProps {
  readonly typing: PhraseTyping;
  /** Of the list; options are named after it. */
  readonly id: string;
  /** Where the caret or the field stands in the window. */
  readonly anchor: () => {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

function PhraseLine({ phrase }: { readonly phrase: Phrase }): ReactNode {
  return (
    <>
      <span className="nw-phrase-name">
        .{phrase.name}
        {phrase.is_shared && <span className="nw-phrase-shared">{words.ofCompany}</span>}
      </span>
      <span className="nw-phrase-words">{phrase.description === '' ? phrase.words : phrase.description}</span>
    </>
  );
}

const lineOf = (menu: PhraseMenuState, index: number): ReactNode => {
  if (menu.kind === 'options') return menu.items[index];
  const phrase = menu.items[index];
  return phrase === undefined ? null : <PhraseLine phrase={phrase} />;
};

function sayMenu(menu: PhraseMenuState | null, filling: string): string {
  if (menu?.kind === 'phrases') return `${words.found(menu.items.length)}. ${words.howToTake}`;
  return menu?.kind === 'options' ? `${filling}. ${words.howToTake}` : filling;
}

/** The list of phrases, or of what a choice can become, and which blank one stands at. The field keeps the focus. */
export function PhraseMenu({ typing, id, anchor }: PhraseMenuProps): ReactNode {
  const { menu, filling } = useStore(typing.store);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const { left } = anchor();
    const size = { width: current.offsetWidth, height: current.offsetHeight };
    const { top, left: placed } = placePopover({ ...anchor(), right: left + size.width }, size, {
      width: innerWidth,
      height: innerHeight,
    });
    current.style.top = `${top}px`;
    current.style.left = `${placed}px`;
    current.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const place = filling === null ? '' : words.blank(filling.blank, filling.of);
  return (
    <>
      <p role="status" className="sr-only">
        {sayMenu(menu, place)}
      </p>
      {menu !== null && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={menu.kind === 'options' ? words.options : words.phrases}
          className="nw-phrase-menu"
        >
          {menu.items.map((_item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
            <div
              key={index}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === menu.active}
              // The field keeps the focus, and with it the place of the caret.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => typing.take(index)}
            >
              {lineOf(menu, index)}
            </div>
          ))}
        </div>
      )}
      {filling !== null && (
        <p aria-hidden="true" className="nw-phrase-filling">
          {place} · {words.howToFill}
        </p>
      )}
    </>
  );
}
