import { phrases } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { callForFile } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { dayKey } from '../../../i18n/dates.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

interface Props {
  readonly hasOwn: boolean;
  readonly hasShared: boolean;
}

/** Phrases as tables that the import reads. */
export function ExportButtons({ hasOwn, hasShared }: Props): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (shared: 'true' | 'false'): Promise<void> => {
    setProblem(null);
    try {
      saveFile(await callForFile(phrases.exportPhrases, { query: { shared } }), `phrases-${dayKey(new Date())}.csv`);
    } catch {
      setProblem(words.exportFailed);
    }
  };
  return (
    <>
      {hasOwn && <Button onClick={() => void save('false')}>{words.exportOwn}</Button>}
      {hasShared && <Button onClick={() => void save('true')}>{words.exportShared}</Button>}
      <Alert>{problem}</Alert>
    </>
  );
}
