import type { ReactNode } from 'react';
import type { CompanyUser } from '../../api/account/company.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { roleWords } from '../../api/account/role.words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { StatusMark } from './status-mark.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';
import * as words from './words.tsx';

export interface UserListProps extends Pick<UserMenuProps, 'onAct'> {
  readonly users: readonly CompanyUser[];
  /** The account of the person who looks at the list. */
  readonly ownId: string;
}

const columns = [words.user, words.status, words.invitedOn, words.token, words.role];

/** One letter and the address; the name where somebody has given one. */
export function UserFace({ user, isSelf }: { readonly user: CompanyUser; readonly isSelf: boolean }): ReactNode {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={user.email.charAt(0)} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {user.email}
        {isSelf && <span className="text-ink-faint"> {words.you}</span>}
        {user.name !== null && user.name !== '' && (
          <span className="block text-step--1 text-ink-faint">{user.name}</span>
        )}
      </span>
    </span>
  );
}

/** The way in for who was invited, while there is one; after that, a dash. */
export function TokenCell({ user }: { readonly user: CompanyUser }): ReactNode {
  if (user.token !== null && user.invition_status === 'pending')
    return <CopyLinkButton token={user.token} email={user.email} />;
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">-</span>
      <span className="sr-only">{words.noLink}</span>
    </span>
  );
}

/** Everybody who was invited, as a table. */
export function UsersTable({ users, ownId, onAct }: UserListProps): ReactNode {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{words.list}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
          <th scope="col" className="py-2">
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const isSelf = user.user_id === ownId;
          return (
            <tr key={user.id} className="border-b border-rule">
              <td className="py-2 pr-4">
                <UserFace user={user} isSelf={isSelf} />
              </td>
              <td className="py-2 pr-4">
                <StatusMark status={user.invition_status} />
              </td>
              <td className="py-2 pr-4 text-ink-soft">
                <time dateTime={user.invited_on}>{formatMoment(new Date(user.invited_on))}</time>
              </td>
              <td className="py-2 pr-4">
                <TokenCell user={user} />
              </td>
              <td className="py-2 pr-4">{roleWords[user.role].name}</td>
              <td className="w-10 py-2 text-right">
                <UserMenu user={user} isSelf={isSelf} onAct={onAct} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
