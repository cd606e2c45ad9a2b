import { useState, type ReactNode } from 'react';
import { CallProblem } from '../../../api/call.ts';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { openRecord } from '../../../api/emr/open-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

/** The ways into a patient's record, one for each record system; nothing where there is none. */
export function OpenPatient({ chatId }: { readonly chatId: string | null }): ReactNode {
  const connections = useEmrConnections();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (connections.length === 0) return null;
  const open = (connectionId: string): void => {
    setLeaving(connectionId);
    setProblem(null);
    openRecord({ connection_id: connectionId }, chatId).catch((error: unknown) => {
      setLeaving(null);
      setProblem(error instanceof CallProblem ? error.message : words.openFailed);
    });
  };
  return (
    <section aria-labelledby="open-patient" className="mt-6 border-t border-rule pt-4">
      <h3 id="open-patient" className="font-medium">
        {words.openPatients}
      </h3>
      <p className="mt-1 mb-3 text-step--1 text-ink-soft">{words.leaves}</p>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        {connections.map(({ id, name }) => (
          <Button key={id} isBusy={leaving === id} onClick={() => open(id)}>
            <span className="[overflow-wrap:anywhere]">{words.openPatientIn(name)}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
