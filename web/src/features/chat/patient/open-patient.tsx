import { useState, type ReactNode } from 'react';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { useOpenRecord } from '../../../hooks/use-open-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

/** The ways into a patient's record, one for each record system. */
export function OpenPatient({ chatId }: { readonly chatId: string | null }): ReactNode {
  const connections = useEmrConnections();
  const [problem, setProblem] = useState<string | null>(null);
  const { leaving, open } = useOpenRecord(chatId, setProblem, words.openFailed);
  return (
    <div className="mt-5">
      <p className="mb-4 text-ink-soft">{words.leaves}</p>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        {connections.map(({ id, name }) => (
          <Button key={id} look="primary" isBusy={leaving === id} onClick={() => open(id)}>
            <span className="[overflow-wrap:anywhere]">{words.openPatientIn(name)}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
