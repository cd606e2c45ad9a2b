import type { ReactNode } from 'react';
import { chatPath, paths } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import * as words from './words.ts';

interface Props {
  readonly sentence: string;
  /** Null where another try would be refused as well. */
  readonly onRetry: (() => void) | null;
  /** The chat from which it was begun. */
  readonly chatId?: string | null;
}

/** Why a record was not opened, in one sentence, and the way on. */
export function Failure({ sentence, onRetry, chatId = null }: Props): ReactNode {
  return (
    <>
      <Alert>{sentence}</Alert>
      <div className="grid gap-2.5">
        {onRetry !== null && (
          <Button look="primary" isWide onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        <ButtonLink
          look={onRetry === null ? 'primary' : 'plain'}
          isWide
          to={chatId === null ? paths.chatHome : chatPath(chatId)}
          replace
        >
          {chatId === null ? words.toChats : words.toChat}
        </ButtonLink>
      </div>
    </>
  );
}
