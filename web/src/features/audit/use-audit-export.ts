import { authenticationApp } from '@notewright/contract';
import { useState } from 'react';
import { callForFile, CallProblem } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { exportName, toQuery, type AuditFilter } from './audit-filter.ts';
import * as words from './words.ts';

export interface AuditExport {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly start: () => Promise<void>;
}

/** Takes the log away as a table, by the filter that is set. */
export function useAuditExport(filter: AuditFilter): AuditExport {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      saveFile(await callForFile(authenticationApp.exportAuditLog, { query: toQuery(filter) }), exportName(new Date()));
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.notExported);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, start };
}
