import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { closePlanDialog, planDialogStore } from '../session/plan-dialog.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import * as words from './words.ts';

async function fetchDialogs(): Promise<ComponentType | null> {
  try {
    return (await import('../features/billing/plan-dialogs.tsx')).PlanDialogs;
  } catch {
    return null;
  }
}

/**
 * The plan dialogs over whatever page stands; fetched when one is first asked for. They stay once they were, so that a
 * dialog that closes gives the focus back.
 */
export function PlanDialog(): ReactNode {
  const isOpen = useStore(planDialogStore, (state) => state.open !== null);
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Dialogs !== null) return;
    void fetchDialogs().then((fetched) => {
      setDialogs(() => fetched);
      setFailed(fetched === null);
    });
    return () => setFailed(false);
  }, [isOpen, Dialogs]);
  if (Dialogs !== null) return <Dialogs />;
  return (
    <Dialog isOpen={isOpen && hasFailed} onClose={closePlanDialog} title={words.plansNotLoaded}>
      <Alert>{words.plansTryAgain}</Alert>
    </Dialog>
  );
}
