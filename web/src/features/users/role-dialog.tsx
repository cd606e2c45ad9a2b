import type { GivenRole } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import type { CompanyUser } from '../../api/account/company.ts';
import { useIsThere } from '../../hooks/use-is-there.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { givenRoles, isGivenRole } from './given-roles.ts';
import type { UserChanges } from './use-user-changes.ts';
import * as words from './words.tsx';

interface FormProps extends Pick<UserChanges, 'changeRole'> {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

function RoleForm({ user, changeRole, onClose }: FormProps): ReactNode {
  const [role, setRole] = useState<GivenRole>(isGivenRole(user.role) ? user.role : 'clinician');
  const [problem, setProblem] = useState<string | null>(null);
  const isThere = useIsThere();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (role === user.role) return onClose();
    setBusy(true);
    const failed = await changeRole(user, role).finally(() => setBusy(false));
    setProblem(failed);
    if (failed === null && isThere()) onClose();
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <fieldset className="mt-4 grid gap-1">
        <legend className="mb-1 font-medium [overflow-wrap:anywhere]">{user.email}</legend>
        {givenRoles.map(({ value, label, may }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 rounded-small py-1.5">
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
              className="mt-[3px] size-[18px] shrink-0 accent-accent"
            />
            <span>
              {label}
              <span className="block text-step--1 text-ink-faint">{may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Gives a member another role. */
export function RoleDialog({
  user,
  changeRole,
  onClose,
}: Omit<FormProps, 'user'> & { readonly user: CompanyUser | null }): ReactNode {
  return (
    <Dialog isOpen={user !== null} onClose={onClose} title={words.roleTitle} lead={words.roleLead}>
      {user !== null && <RoleForm user={user} changeRole={changeRole} onClose={onClose} />}
    </Dialog>
  );
}
