import type { Phrase } from '@notewright/contract';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { placePopover } from '../../../ui/place-popover.ts';
import type { PhraseMenuState, PhraseTyping } from './phrase-typing.ts';
import * as words from './words.ts';
import './phrases.css';

type Anchor = Readonly<Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>>;

export interface PhraseMenuProps {
  readonly typing: PhraseTyping;
  /** Of the list; options are named after it. */
  readonly id: string;
  /** Where the caret or the field stands in the window. */
  readonly anchor: () => Anchor;
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

/** Below the caret, or above where there is more space. */
function placeAt(list: HTMLElement, { top, bottom, left }: Anchor): void {
  const size = { width: list.offsetWidth, height: list.offsetHeight };
  const place = placePopover({ top, bottom, left, right: left + size.width }, size, {
    width: innerWidth,
    height: innerHeight,
  });
  list.style.top = `${place.top}px`;
  list.style.left = `${place.left}px`;
}

/** The list of phrases, or of what a choice can become, and which blank one stands at. The field keeps the focus. */
export function PhraseMenu({ typing, id, anchor }: PhraseMenuProps): ReactNode {
  const { menu, filling } = useStore(typing.store);
  const list = useRef<HTMLDivElement>(null);
  // After each drawing: what is offered, and where the caret stands, may be another.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const show = (): void => placeAt(current, anchor());
    current.showPopover();
    show();
    current.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    addEventListener('resize', show);
    addEventListener('scroll', show, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', show);
      removeEventListener('scroll', show, { capture: true });
    };
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
          // Over all that the page holds, whatever it stands in.
          popover="manual"
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
