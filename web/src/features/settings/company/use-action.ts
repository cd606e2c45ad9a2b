import { useState } from 'react';
import { CallProblem } from '../../../api/call.ts';

export interface Action {
  readonly isBusy: boolean;
  /** Why the last try failed, in one sentence. */
  readonly problem: string | null;
  readonly clear: () => void;
  /** True when it went well. */
  readonly run: (work: () => Promise<void>, otherwise: string) => Promise<boolean>;
}

/** The sentence of a failed call: about one of its fields, or about the whole. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CallProblem)) return otherwise;
  return Object.values(error.errors).flat()[0] ?? error.message;
}

/** Something that is done once at a time, and whose failure is said in its place. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    clear: () => setProblem(null),
    run: async (work, otherwise) => {
      if (isBusy) return false;
      setBusy(true);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(sentenceOf(error, otherwise));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
