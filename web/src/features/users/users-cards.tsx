import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { roleWords } from '../../api/account/role.words.ts';
import { StatusMark } from './status-mark.tsx';
import { UserMenu } from './user-menu.tsx';
import { TokenCell, UserFace, type UserListProps } from './users-table.tsx';
import * as words from './words.tsx';

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2">
      <dt className="text-step--1 leading-6 text-ink-soft">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

/** The same for narrow windows: what the table's columns hold, one card a person. */
export function UsersCards({ users, ownId, onAct }: UserListProps): ReactNode {
  return (
    <ul aria-label={words.list} className="grid gap-3">
      {users.map((user) => {
        const isSelf = user.user_id === ownId;
        return (
          <li key={user.id} className="rounded-card border border-rule bg-sheet px-4 py-3">
            <div className="flex items-start justify-between gap-2">
              <UserFace user={user} isSelf={isSelf} />
              <UserMenu user={user} isSelf={isSelf} onAct={onAct} />
            </div>
            <dl className="mt-1 grid gap-1">
              <Row term={words.status}>
                <StatusMark status={user.invition_status} />
              </Row>
              <Row term={words.invitedOn}>
                <time dateTime={user.invited_on}>{formatMoment(new Date(user.invited_on))}</time>
              </Row>
              <Row term={words.token}>
                <TokenCell user={user} />
              </Row>
              <Row term={words.role}>{roleWords[user.role].name}</Row>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
