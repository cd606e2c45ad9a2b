import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { menuItems, moveMenuFocus } from './menu-focus.ts';
import { placePopover } from './place-popover.ts';

const MenuContext = createContext<() => void>(() => undefined);

export interface MenuProps {
  /** The name of the button and of the menu. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly buttonClassName?: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A button with a menu of actions. The browser's popover keeps one menu open at a time and closes it on a click
 * outside and on Escape; the menu opens above its button when there is too little space below.
 */
export function Menu({ label, icon, children, buttonClassName, onOpenChange }: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        size="small"
        className={buttonClassName}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          document.querySelector<HTMLElement>(`#${CSS.escape(id)}:not(:popover-open)`)?.showPopover();
        }}
      >
        {icon}
      </IconButton>
      <MenuPanel
        id={id}
        label={label}
        button={button}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        {children}
      </MenuPanel>
    </>
  );
}

export interface MenuPanelProps {
  /** What the button names as its `popoverTarget`. */
  readonly id: string;
  readonly label: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Asked once it stands: whether somebody waits for it to open. */
  readonly isWanted?: () => boolean;
  readonly children: ReactNode;
}

/** The menu of a button that stands there by itself, as where its menu is fetched when it is first opened. */
export function MenuPanel({ id, label, button, onOpenChange, isWanted, children }: MenuPanelProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const openIfWanted = useEffectEvent(() => {
    if (isWanted?.() === true) menu.current?.showPopover();
  });
  useEffect(() => openIfWanted(), []);

  const close = useCallback((): void => {
    menu.current?.hidePopover();
    document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)?.focus();
  }, [id]);

  function toggle(willOpen: boolean): void {
    setOpen(willOpen);
    onOpenChange(willOpen);
    const [panel, anchor] = [menu.current, button.current];
    if (!willOpen || !panel || !anchor) return;
    const box = panel.getBoundingClientRect();
    const place = placePopover(
      anchor.getBoundingClientRect(),
      { width: box.width, height: box.height },
      { width: innerWidth, height: innerHeight },
    );
    panel.style.top = `${place.top}px`;
    panel.style.left = `${place.left}px`;
    panel.dataset['opens'] = place.opens;
    menuItems(panel)[0]?.focus({ preventScroll: true });
  }

  useEffect(() => {
    if (!isOpen) return;
    // The page under an open menu moved: the menu would stand in the wrong place.
    const hide = ({ target }: Event): void => {
      // A window that changes its size is no part of the page.
      if (!(target instanceof Node && menu.current?.contains(target))) menu.current?.hidePopover();
    };
    addEventListener('resize', hide);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', hide);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [isOpen]);

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') menu.current?.hidePopover();
    else if (menu.current && moveMenuFocus(menu.current, event.key)) event.preventDefault();
  }

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onToggle={(event) => toggle(event.newState === 'open')}
      onKeyDown={onKey}
      className="fixed inset-auto m-0 min-w-44 rounded-card border border-rule bg-sheet p-1 text-ink shadow-lift-high"
    >
      <MenuContext value={close}>{children}</MenuContext>
    </div>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** One action of a menu; choosing it closes the menu and gives focus back to the button first. */
export function MenuItem({ icon, onSelect, isDanger = false, isDisabled = false, children }: MenuItemProps): ReactNode {
  const close = use(MenuContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={isDisabled}
      onClick={() => {
        close();
        onSelect();
      }}
      className={classNames(
        'flex min-h-9 pointer-coarse:min-h-11 w-full items-center gap-2.5 rounded-small px-2.5 text-left outline-none hover:bg-paper-sunk focus:bg-paper-sunk disabled:opacity-50',
        '[&_svg]:size-4 [&_svg]:stroke-[1.7]',
        isDanger ? 'text-danger' : 'text-ink',
      )}
    >
      {icon}
      {children}
    </button>
  );
}
