import type { ReactNode } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SeatsForm } from './seats-form.tsx';
import * as words from './seats.words.ts';
import { WithPlans } from './with-plans.tsx';

export interface VisitorSeatsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (userCount: number) => void;
}

/** Add User for a visitor: nothing is bought yet, the number goes along through sign-up. */
export function VisitorSeats({ isOpen, onClose, onChoose }: VisitorSeatsProps): ReactNode {
  return (
    <QueryScope>
      <Dialog isOpen={isOpen} onClose={onClose} title={words.title} lead={words.visitorLead}>
        <WithPlans>
          {(table) => <SeatsForm table={table} isBusy={false} onBuy={({ userCount }) => onChoose(userCount)} />}
        </WithPlans>
      </Dialog>
    </QueryScope>
  );
}
