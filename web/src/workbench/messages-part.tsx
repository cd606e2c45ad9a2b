import type { ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Part, Specimen } from './frame.tsx';

const nothing = (): void => undefined;

/** What a page says of itself. */
export function MessagesPart(): ReactNode {
  return (
    <Part
      id="messages"
      title="What a page says"
      lead="One sentence: what happened, and what to do now. No apology, no exclamation mark, no code."
      shows={['alert', 'empty-state', 'load-failed', 'loading', 'show-more']}
    >
      <Specimen name="Alert, in its place">
        <Alert>The plans could not be loaded. Check your connection and try again.</Alert>
      </Specimen>
      <Specimen name="Nothing yet, with what to do about it">
        <EmptyState title="No chats yet.">
          <Button look="primary">Start a chat</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="Could not be loaded">
        <LoadFailed problem="Your usage could not be loaded." isBusy={false} onRetry={nothing} />
      </Specimen>
      <Specimen name="On its way">
        <Loading />
      </Specimen>
      <Specimen name="More of a list: ready, on its way, failed">
        <div className="wb-column">
          <ShowMore hasMore isLoading={false} loadMore={nothing} shown={20} problem={null} onAllShown={nothing} />
          <ShowMore hasMore isLoading loadMore={nothing} shown={20} problem={null} onAllShown={nothing} />
          <ShowMore
            hasMore
            isLoading={false}
            loadMore={nothing}
            shown={20}
            problem="The next lines could not be loaded."
            onAllShown={nothing}
          />
        </div>
      </Specimen>
    </Part>
  );
}
