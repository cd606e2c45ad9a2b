import { companyUserManagement } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call, CallProblem } from '../../api/call.ts';
import { companyKeys } from '../../api/account/company.ts';
import { paths } from '../../routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { nameOf, type Grant } from './use-emergency-access.ts';
import * as words from './emergency.words.tsx';

function useClosing(accessId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await call(companyUserManagement.closeEmergencyAccess, { params: { accessId } });
      await client.invalidateQueries({ queryKey: companyKeys.grants });
      void navigate(paths.users);
    } catch (error) {
      setProblem((error instanceof CallProblem ? error.serverMessage : null) ?? words.notClosed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, close };
}

/** Stands over everything that is read in an emergency: whose it is, why, and for how long. */
export function EmergencyBanner({
  access,
  minutesLeft,
}: {
  readonly access: Grant;
  readonly minutesLeft: number;
}): ReactNode {
  const closing = useClosing(access.id);
  return (
    <section aria-label={words.banner} className="border-l-2 border-warn bg-paper-sunk px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex items-start gap-2 font-medium">
            <ShieldAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-warn" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{words.youAreReading(nameOf(access.subject))}</span>
          </p>
          <p className="mt-1 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
            <span className="sr-only">{words.reason}</span>
            {access.reason}
          </p>
          <p className="mt-1 text-step--1 text-ink-soft tabular-nums">{words.minutesLeft(minutesLeft)}</p>
        </div>
        <Button isBusy={closing.isBusy} onClick={() => void closing.close()}>
          {words.close}
        </Button>
      </div>
      {closing.problem !== null && (
        <div className="mt-3">
          <Alert>{closing.problem}</Alert>
        </div>
      )}
    </section>
  );
}
