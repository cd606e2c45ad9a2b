import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The name for those who do not see the picture; also the tooltip. */
  readonly label: string;
  /** Small ones stand in rows of several (34 px); they too grow to 44 px under a finger. */
  readonly size?: 'small' | 'medium';
}

/** A button that is only a picture. */
export function IconButton({ label, size = 'medium', className, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-small text-ink-soft transition-colors duration-150 ease-calm hover:bg-paper-sunk hover:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:bg-transparent pointer-coarse:size-11',
        'aria-pressed:text-accent [&_svg]:size-[18px] [&_svg]:stroke-[1.7]',
        size === 'small' ? 'size-[34px]' : 'size-10',
        className,
      )}
    >
      {children}
    </button>
  );
}
