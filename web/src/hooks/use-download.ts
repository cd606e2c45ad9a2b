import { useState } from 'react';
import { CallProblem, isAbort } from '../api/call-problem.ts';

/** How far a download has come, and which of several it is. */
export interface Download<Format extends string> {
  readonly format: Format | null;
  readonly phase: 'still' | 'busy' | 'done';
  /** Why it failed, in a sentence. */
  readonly problem: string | null;
  /** Begins one; nothing happens while another is under way. */
  readonly start: (format: Format) => void;
}

/**
 * Fetches one file at a time and says how it goes.
 * @param fetch gives the file to the browser
 * @param failed what is said where the server says nothing
 */
export function useDownload<Format extends string>(
  fetch: (format: Format) => Promise<void>,
  failed: string,
): Download<Format> {
  const [state, setState] = useState<Omit<Download<Format>, 'start'>>({ format: null, phase: 'still', problem: null });
  const download = async (format: Format): Promise<void> => {
    if (state.phase === 'busy') return;
    setState({ format, phase: 'busy', problem: null });
    try {
      await fetch(format);
      setState({ format, phase: 'done', problem: null });
    } catch (error) {
      const problem = isAbort(error) ? null : error instanceof CallProblem ? error.message : failed;
      setState({ format, phase: 'still', problem });
    }
  };
  return { ...state, start: (format) => void download(format) };
}
