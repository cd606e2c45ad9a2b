import type { ReactNode } from 'react';
import { addressWithName } from '../api/passkeys.ts';
import * as words from './words.tsx';

/** Says where passkeys can be used when it is not here. `isInline`: without a paragraph of its own. */
export function PasskeyElsewhere({ isInline = false }: { readonly isInline?: boolean }): ReactNode {
  const address = addressWithName();
  const sentence =
    address === null
      ? words.noPasskeysHere
      : words.passkeysAt(
          <a href={address} className="font-medium underline underline-offset-[3px]">
            {address}
          </a>,
        );
  return isInline ? sentence : <p className="text-ink-soft">{sentence}</p>;
}
