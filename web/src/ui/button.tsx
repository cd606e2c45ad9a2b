import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { classNames } from './class-names.ts';
import { Dots } from './dots.tsx';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'text' | 'danger';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-accent bg-accent text-accent-ink hover:bg-accent-strong hover:border-accent-strong',
  plain: 'border-rule-strong bg-transparent text-ink hover:bg-paper-sunk',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-paper-sunk hover:text-ink',
  text: 'border-transparent bg-transparent text-accent hover:bg-accent-wash',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger-wash',
};

/** The shape of every button and of every link that looks like one. */
export function buttonClasses(look: ButtonLook, isWide = false): string {
  return classNames(
    'relative inline-flex min-h-10 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-card border px-4 font-medium select-none no-underline',
    'transition-colors duration-150 ease-calm disabled:cursor-not-allowed disabled:opacity-55',
    isWide && 'w-full',
    looks[look],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  /** Takes the whole width it is given. */
  readonly isWide?: boolean;
  /** Of a form that only the script can send: cannot be pressed before the page is at work. */
  readonly needsScript?: boolean;
  /** At work: says so, keeps its size, and does nothing when pressed again. */
  readonly isBusy?: boolean;
  /** What stands in the button while it is at work; three dots unless given. */
  readonly busyLabel?: ReactNode;
}

export function Button({
  look = 'plain',
  isWide = false,
  isBusy = false,
  needsScript = false,
  disabled = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || (needsScript && !isHydrated)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClasses(look, isWide), className)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && busyLabel !== undefined ? (
        busyLabel
      ) : (
        <span className={isBusy ? 'opacity-0' : 'contents'}>{children}</span>
      )}
      {isBusy && busyLabel === undefined && (
        <span className="absolute inset-0 grid place-items-center">
          <Dots />
        </span>
      )}
    </button>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  look = 'plain',
  isWide = false,
  className,
  ...rest
}: LinkProps & { readonly look?: ButtonLook; readonly isWide?: boolean }): ReactNode {
  return <Link {...rest} className={classNames(buttonClasses(look, isWide), className)} />;
}
