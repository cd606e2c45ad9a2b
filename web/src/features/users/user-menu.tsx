import { Ellipsis, MailPlus, ShieldAlert, Trash2, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyUser } from '../../api/account/company.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import * as words from './words.tsx';

export type UserAction = 'change-role' | 'emergency-access' | 'invite-again' | 'remove';

export interface UserMenuProps {
  readonly user: CompanyUser;
  /** The person who looks at the list. */
  readonly isSelf: boolean;
  readonly onAct: (action: UserAction, user: CompanyUser) => void;
}

/** What can be done about this person; nobody does it to themselves, and the owner stays. */
function actionsFor({ user, isSelf }: Pick<UserMenuProps, 'user' | 'isSelf'>): readonly UserAction[] {
  if (isSelf) return [];
  if (user.invition_status !== 'accepted') return ['invite-again', 'remove'];
  return user.is_owner ? ['emergency-access'] : ['change-role', 'emergency-access', 'remove'];
}

const looks = {
  'change-role': { label: words.changeRole, Icon: UserCog },
  'emergency-access': { label: words.emergencyAccess, Icon: ShieldAlert },
  'invite-again': { label: words.sendAgain, Icon: MailPlus },
  remove: { label: words.remove, Icon: Trash2 },
} as const;

export function UserMenu({ user, isSelf, onAct }: UserMenuProps): ReactNode {
  const actions = actionsFor({ user, isSelf });
  if (actions.length === 0) return null;
  return (
    <Menu label={words.actionsFor(user.email)} icon={<Ellipsis aria-hidden="true" />}>
      {actions.map((action) => {
        const { label, Icon } = looks[action];
        return (
          <MenuItem
            key={action}
            icon={<Icon aria-hidden="true" />}
            isDanger={action === 'remove'}
            onSelect={() => onAct(action, user)}
          >
            {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
