import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { isWaiting } from '../../hooks/give-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EntryMenu, EntryMenuProps } from './changing/entry-menu.tsx';
import type { ChatChanges } from './use-chat-changes.ts';

interface Props extends Omit<EntryMenuProps, 'id' | 'button' | 'onOpenChange' | 'isWanted'> {
  readonly changes: ChatChanges;
}

/** The button of a chat's menu. The menu is fetched as soon as somebody is at the button, and stands beside it from then on. */
export function EntryButton({ changes, ...menu }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [Fetched, setFetched] = useState<typeof EntryMenu | null>(null);
  const fetchMenu = (): void => {
    if (Fetched !== null) return;
    const fail = (): void => {
      // A later visit of the button fetches it again, and must not open what nobody asks for by then.
      isAsked.current = false;
      changes.fail();
    };
    changes.prepare(({ EntryMenu: fetched }) => setFetched(() => fetched), isAsked.current ? fail : () => undefined);
  };
  const open = (): void => {
    isAsked.current = true;
    const panel = document.getElementById(id);
    if (panel === null) fetchMenu();
    // A key may come twice before the menu has taken the focus.
    else if (!panel.matches(':popover-open')) panel.showPopover();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={menu.label}
        size="small"
        className="nw-entry-menu absolute! right-0.5 size-8! shrink-0 hover:bg-rule pointer-coarse:size-11!"
        popoverTarget={Fetched === null ? undefined : id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => {
          // From then on the browser itself opens and closes it.
          if (Fetched === null) open();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {Fetched !== null && (
        <Fetched
          {...menu}
          id={id}
          button={button}
          onOpenChange={setOpen}
          isWanted={() => isAsked.current && isWaiting(button.current)}
        />
      )}
    </>
  );
}
