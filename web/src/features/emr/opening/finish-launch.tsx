import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EmrLaunch } from '@notewright/contract';
import { emrPatientPath } from '../../../routes/paths.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Failure } from './failure.tsx';
import { useFinish, type EmrAnswer } from './use-finish.ts';
import * as words from './words.ts';

interface Props {
  readonly answer: EmrAnswer;
  /** Draws the sheet around what is said. */
  readonly renderSheet: (isFailed: boolean, content: ReactNode) => ReactNode;
}

/** Ends the opening of a record and goes on to it; what failed is said in one sentence. */
export function FinishLaunch({ answer, renderSheet }: Props): ReactNode {
  const navigate = useNavigate();
  const [goOn] = useState(() => ({ id }: EmrLaunch, chatId: string | null): void => {
    void navigate(emrPatientPath(id), { replace: true, state: { emrChatId: chatId } });
  });
  const failed = useFinish(answer, goOn);
  return renderSheet(
    failed !== null,
    failed === null ? (
      <Loading label={words.opening} />
    ) : (
      <Failure sentence={failed.sentence} onRetry={null} chatId={failed.chatId} />
    ),
  );
}
