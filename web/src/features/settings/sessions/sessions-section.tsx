import { useRef, type ReactNode } from 'react';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SessionCards } from './session-cards.tsx';
import { SessionTable } from './session-table.tsx';
import { useSessions } from './use-sessions.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

const narrow = '(max-width: 899px)';

/** Where the person is logged in. */
export function SessionsSection(): ReactNode {
  const own = useSessions();
  const isNarrow = useMediaQuery(narrow);
  const list = useRef<HTMLDivElement>(null);
  const { sessions, ending } = own;
  const hasOthers = sessions?.some((session) => !session.is_current) === true;
  // The button that had the focus goes with its session.
  const lookAfterFocus = useFocusWhenLost(list);
  const act = (work: () => Promise<void>): void => {
    lookAfterFocus();
    void work();
  };
  const shown = { ending, onEnd: (id: string) => act(() => own.end(id)) };
  return (
    <SettingsSection id="sessions" title={words.title} description={words.description}>
      <Alert>{own.problem}</Alert>
      {sessions === undefined && own.problem === null && <Loading />}
      {sessions === undefined && own.problem !== null && (
        <Button isBusy={own.isRetrying} onClick={own.reload}>
          {common.tryAgain}
        </Button>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        {sessions !== undefined &&
          (isNarrow ? (
            <SessionCards sessions={sessions} {...shown} />
          ) : (
            <SessionTable sessions={sessions} {...shown} />
          ))}
      </div>
      {hasOthers && (
        <Button className="mt-5" look="danger" isBusy={ending === 'others'} onClick={() => act(own.endOthers)}>
          {words.logOutOthers}
        </Button>
      )}
    </SettingsSection>
  );
}
