import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, with its words as part of the target. */
export function Checkbox({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { readonly label: string }): ReactNode {
  return (
    <label className="inline-flex min-h-7 pointer-coarse:min-h-11 items-center gap-2.5 text-ink-soft">
      <input type="checkbox" {...rest} className="size-[18px] shrink-0 rounded-small accent-accent" />
      {label}
    </label>
  );
}
