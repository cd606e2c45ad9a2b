import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';

const shape = classNames(
  'flex min-h-10 pointer-coarse:min-h-11 w-full items-center gap-3 overflow-hidden rounded-small px-2.5 font-medium whitespace-nowrap no-underline',
  'transition-colors duration-150 ease-calm [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-[1.7]',
  'text-ink-soft hover:bg-sheet hover:text-ink aria-[current=page]:bg-sheet aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_2px_0_0_var(--accent)]',
);

interface EntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Only the icon shows; the words become its title. */
  readonly isCollapsed: boolean;
  readonly className?: string;
}

function Face({ label, icon, isCollapsed }: EntryProps): ReactNode {
  return (
    <>
      {icon}
      <span className={isCollapsed ? 'sr-only' : undefined}>{label}</span>
    </>
  );
}

/** A page in the side menu, highlighted while it is the one that is open. */
export function MenuLink(
  props: EntryProps & { readonly to: string; readonly state?: unknown; readonly onClick?: () => void },
): ReactNode {
  const { to, state, onClick, label, isCollapsed, className } = props;
  const isCurrent = useLocation().pathname === to;
  return (
    <Link
      to={to}
      state={state}
      onClick={onClick}
      title={isCollapsed ? label : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(shape, className)}
    >
      <Face {...props} />
    </Link>
  );
}

/** An action in the side menu. */
export function MenuButton(props: EntryProps & { readonly onClick: () => void; readonly isBusy?: boolean }): ReactNode {
  return (
    <button
      type="button"
      onClick={props.onClick}
      title={props.isCollapsed ? props.label : undefined}
      aria-busy={props.isBusy || undefined}
      className={classNames(shape, props.className)}
    >
      <Face {...props} />
    </button>
  );
}
