import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps): ReactNode {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-block py-1 font-medium text-accent underline decoration-accent/35 underline-offset-[3px] hover:decoration-accent',
        className,
      )}
    />
  );
}
