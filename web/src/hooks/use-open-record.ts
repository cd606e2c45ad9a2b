import { useEffect, useState } from 'react';
import { CallProblem } from '../api/call.ts';
import { openRecord } from '../api/emr/open-record.ts';

export interface OpenRecord {
  /** The connection for which the page is being left; null while none is. */
  readonly leaving: string | null;
  readonly open: (connectionId: string) => void;
}

/** Somebody who is asked whether to leave the page, and stays, finds its buttons at work no longer than this. */
const longest = 5_000;

/**
 * Leaves for a record system, where a patient is opened.
 * @param chatId the chat to come back to
 * @param onProblem told why it failed, in one sentence; null when it begins
 * @param otherwise the sentence where the server gave none
 */
export function useOpenRecord(
  chatId: string | null,
  onProblem: (sentence: string | null) => void,
  otherwise: string,
): OpenRecord {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    // A browser may show this page again as it was left, when somebody comes back by "Back".
    const comeBack = (): void => setLeaving(null);
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);
  const open = async (connectionId: string): Promise<void> => {
    setLeaving(connectionId);
    onProblem(null);
    try {
      await openRecord({ connection_id: connectionId }, chatId);
      setTimeout(() => setLeaving(null), longest);
    } catch (error) {
      setLeaving(null);
      onProblem(error instanceof CallProblem ? error.message : otherwise);
    }
  };
  return { leaving, open: (connectionId) => void open(connectionId) };
}
