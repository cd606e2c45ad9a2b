import type { ReactNode } from 'react';
import { useCompany } from '../../api/account/company.ts';
import { openPlanDialog } from '../../session/plan-dialog.ts';
import { useProfile } from '../../api/account/profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { InviteFailure } from './use-user-changes.ts';
import * as words from './words.tsx';

/** Opens the dialog in which users are bought, for who may buy; nothing for others, and where plans are not used. */
export function AddUsersButton({ label = words.addUsers }: { readonly label?: string }): ReactNode {
  const { data: profile } = useProfile();
  if (profile?.may_buy !== true) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => openPlanDialog('seats')}>
      {label}
    </Button>
  );
}

/** What is missing for an invitation, to be bought at once. */
export function BuyingHelps({ lacks }: { readonly lacks: InviteFailure['lacks'] }): ReactNode {
  if (lacks === null) return null;
  return (
    <div className="mb-4">
      <AddUsersButton label={lacks === 'plan' ? words.seePlans : words.addUsers} />
    </div>
  );
}

/** How many of the plan's seats are taken, and what to do when there are more people than seats. */
export function SeatsLine(): ReactNode {
  const { data: company } = useCompany(true);
  if (company === undefined) return <p className="text-ink-soft">&nbsp;</p>;
  const { seats, seats_taken: taken, name } = company;
  const isOver = taken > seats;
  return (
    <>
      <p className="text-ink-soft">
        {words.seatsTaken(<span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>, taken, seats)}
      </p>
      <div className={isOver ? 'mt-3' : undefined}>
        <Alert>{isOver && words.tooMany(taken - seats)}</Alert>
        {isOver && <AddUsersButton />}
      </div>
    </>
  );
}
