import type { ReactNode } from 'react';
import { addressWithName } from '../lib/passkeys.ts';

/** Says where passkeys can be used when it is not here. `isInline`: without a paragraph of its own. */
export function PasskeyElsewhere({ isInline = false }: { readonly isInline?: boolean }): ReactNode {
  const address = addressWithName();
  const sentence =
    address === null ? (
      <>Passkeys cannot be used in this browser at this address.</>
    ) : (
      <>
        Passkeys need an address with a name. Open this page at{' '}
        <a href={address} className="font-medium underline underline-offset-[3px]">
          {address}
        </a>{' '}
        to use passkeys.
      </>
    );
  return isInline ? sentence : <p className="text-ink-soft">{sentence}</p>;
}
