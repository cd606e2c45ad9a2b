import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { closePlanDialog, planDialogStore } from '../../session/plan-dialog.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { SeatsDialog } from './seats-dialog.tsx';

/** The plan dialogs that can stand over any page. */
export function PlanDialogs(): ReactNode {
  const open = useStore(planDialogStore, (state) => state.open);
  return (
    <>
      <ChooseDialog isOpen={open === 'choose'} onClose={closePlanDialog} />
      <SeatsDialog isOpen={open === 'seats'} onClose={closePlanDialog} />
    </>
  );
}
