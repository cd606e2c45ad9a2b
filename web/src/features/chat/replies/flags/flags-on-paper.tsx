import type { ReactNode } from 'react';
import { Chosen } from './flag-decision.tsx';
import type { DecidedFlag } from './list-flags.ts';
import * as words from './words.ts';

/** On paper, under the report, which was written before anything was decided: each decision with its flag, and nothing to press. */
export function FlagsOnPaper({ flags }: { readonly flags: readonly DecidedFlag[] }): ReactNode {
  const decided = flags.filter(({ choice }) => choice !== null);
  if (decided.length === 0) return null;
  return (
    <div className="nw-sheet-foot nw-flags-paper hidden print:block">
      <h3 className="nw-flags-title">{words.decided}</h3>
      <ul className="nw-flag-list">
        {decided.map(({ flag, choice, isStillThere }) => (
          <li key={flag.id} className="nw-flag">
            <p className="nw-flag-message">{flag.message}</p>
            <Chosen choice={choice} isStillThere={isStillThere} />
          </li>
        ))}
      </ul>
    </div>
  );
}
