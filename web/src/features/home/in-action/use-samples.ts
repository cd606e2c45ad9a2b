import { useEffect, useState } from 'react';
import type { Sample } from './example.ts';
import type { SampleTool } from './sample-tools.ts';

export type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly samples: readonly Sample[] };

interface Answer {
  readonly tool: SampleTool;
  readonly attempt: number;
  readonly samples: readonly Sample[] | null;
}

/** The texts of a tool's examples, fetched once they are wanted. */
export function useSamples(tool: SampleTool, isWanted: boolean): Loading {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const tell = (samples: readonly Sample[] | null): void => {
      if (isCurrent) setAnswer({ tool, attempt, samples });
    };
    tool.load().then(tell, () => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [tool, isWanted, attempt]);
  if (answer === null || answer.tool !== tool || answer.attempt !== attempt) return { state: 'loading' };
  if (answer.samples === null) return { state: 'failed', retry: () => setAttempt(attempt + 1) };
  return { state: 'there', samples: answer.samples };
}
