import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CallProblem } from '../../../api/call.ts';
import { openRecord } from '../../../api/emr/open-record.ts';
import { forgetEmrLaunch, loadEmrLaunch } from '../../../session/emr-attempt.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Failure } from './failure.tsx';
import * as words from './words.ts';

interface Props {
  /** Draws the sheet around what is said. */
  readonly renderSheet: (isFailed: boolean, content: ReactNode) => ReactNode;
}

interface Failed {
  readonly sentence: string;
  readonly canRetry: boolean;
}

async function begin(): Promise<void> {
  const launch = loadEmrLaunch();
  if (launch === null) throw new Error(words.notOpened);
  await openRecord(launch, null);
  forgetEmrLaunch();
}

function failureOf(error: unknown): Failed {
  if (loadEmrLaunch() === null) return { sentence: words.notOpened, canRetry: false };
  const sentence = error instanceof CallProblem ? error.message : words.couldNotBegin;
  const isFinal = error instanceof CallProblem && error.code === 'emr_unknown';
  if (isFinal) forgetEmrLaunch();
  return { sentence, canRetry: !isFinal };
}

/** Begins the launch that a record system sent and leaves for it; what failed is said in one sentence. */
export function BeginLaunch({ renderSheet }: Props): ReactNode {
  const [failed, setFailed] = useState<Failed | null>(null);
  const isBegun = useRef(false);
  const start = (): void => {
    setFailed(null);
    begin().catch((error: unknown) => setFailed(failureOf(error)));
  };
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin().catch((error: unknown) => setFailed(failureOf(error)));
  }, []);
  return renderSheet(
    failed !== null,
    failed === null ? (
      <Loading label={words.opening} />
    ) : (
      <Failure sentence={failed.sentence} onRetry={failed.canRetry ? start : null} />
    ),
  );
}
