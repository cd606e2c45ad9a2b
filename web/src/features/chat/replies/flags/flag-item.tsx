import type { ChatMessage } from '@notewright/contract';
import { use, useRef, useState, type ReactNode } from 'react';
import { CallProblem } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { EvidenceContext } from '../../evidence/evidence-context.tsx';
import { focusStatement, hoverStatement } from '../../evidence/evidence-store.ts';
import { Chosen, FlagDecisionBar, type Decide } from './flag-decision.tsx';
import { FlagQuery } from './flag-query.tsx';
import { statementOf, type DecidedFlag } from './list-flags.ts';
import { saveFlagChoice } from './use-flag-choices.ts';
import * as words from './words.ts';

interface Props {
  readonly chatId: string;
  readonly statements: ChatMessage['statements'];
  readonly decided: DecidedFlag;
  /** After a decision is kept: the flag may stand elsewhere now. */
  readonly onDecided: (announcement: string, item: Element | null) => void;
}

/** One flag: what was seen, what to ask, its rule, and what is to be done about it. Its words light up while one is at it. */
export function FlagItem({ chatId, statements, decided, onDecided }: Props): ReactNode {
  const store = use(EvidenceContext);
  const item = useRef<HTMLLIElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { flag, isGap, choice } = decided;
  const statement = statementOf(statements, flag);
  const decide: Decide = (next, reason) => {
    const scope = currentScope();
    setBusy(true);
    setProblem(null);
    saveFlagChoice(chatId, flag.id, next, reason)
      .then(
        () => onDecided(words.announcements[next ?? 'undone'], item.current),
        (error: unknown) => {
          if (!scope.aborted) setProblem(error instanceof CallProblem ? error.message : words.saveFailed);
        },
      )
      .finally(() => setBusy(false));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows its words; nothing is pressed
    <li
      ref={item}
      className="nw-flag"
      data-severity={flag.severity}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hoverStatement(store, statement);
      }}
      onPointerLeave={() => hoverStatement(store, null)}
      onFocus={() => focusStatement(store, statement)}
      onBlur={() => focusStatement(store, null)}
    >
      <p className="nw-flag-message">
        <span className="nw-flag-severity">{isGap ? words.missing : words.severityNames[flag.severity]}</span>
        {flag.message}
      </p>
      {flag.query !== null && <FlagQuery query={flag.query} />}
      {flag.basis !== '' && <p className="nw-flag-basis">{flag.basis}</p>}
      <Chosen choice={choice} isStillThere={decided.isStillThere} />
      <FlagDecisionBar key={choice?.choice ?? ''} decided={decided} isBusy={isBusy} onDecide={decide} />
      <div className="has-[p]:mt-2">
        <Alert>{problem}</Alert>
      </div>
    </li>
  );
}
