import type { ChatMessage, ChosenFlag } from '@notewright/contract';
import type { ReactNode } from 'react';
import { Chosen } from '../replies/flags/flag-decision.tsx';
import { decideFlags } from '../replies/flags/list-flags.ts';
import * as words from './words.ts';

/** What was decided about the flags of an audit, to be read. */
export function DecidedFlags({
  reply,
  choices,
}: {
  readonly reply: ChatMessage;
  readonly choices: readonly ChosenFlag[];
}): ReactNode {
  const decided = decideFlags(reply, choices).filter(({ choice }) => choice !== null);
  if (decided.length === 0) return null;
  return (
    <div className="nw-sheet-foot">
      <h4 className="font-medium">{words.decided}</h4>
      <ul className="mt-1 grid gap-2">
        {decided.map(({ flag, choice, isStillThere }) => (
          <li key={flag.id}>
            {flag.message}
            <Chosen choice={choice} isStillThere={isStillThere} />
          </li>
        ))}
      </ul>
    </div>
  );
}
