import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { emergencyAccessPath } from '../../routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmergencySubject } from './emergency-dialog.tsx';
import { nameOf, useFormerMembers, useGrants, type Grant } from './use-emergency-access.ts';
import * as words from './emergency.words.tsx';

interface Props {
  readonly ownId: string;
  readonly onOpen: (subject: EmergencySubject) => void;
}

interface PeopleProps extends Pick<Props, 'onOpen'> {
  readonly title: string;
  readonly people: readonly Grant['subject'][];
}

function People({ title, people, onOpen }: PeopleProps): ReactNode {
  if (people.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1">
        {people.map((person) => {
          const name = nameOf(person);
          return (
            <li
              key={person.user_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-1.5"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <Button look="text" className="-mx-4" onClick={() => onOpen({ userId: person.user_id, name })}>
                {words.title}
                <span className="sr-only">{words.toWhom(name)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Whose chats can be opened though the list of users does not name them. */
function OtherPeople({ onOpen }: Pick<Props, 'onOpen'>): ReactNode {
  const { data: others, error } = useFormerMembers();
  if (error !== null && others === undefined) {
    return (
      <div className="mt-4">
        <Alert>{error.serverMessage ?? words.leftNotLoaded}</Alert>
      </div>
    );
  }
  return (
    <>
      <People title={words.owner} people={others?.owner ? [others.owner] : []} onOpen={onOpen} />
      <People title={words.leftCompany} people={others?.data ?? []} onOpen={onOpen} />
    </>
  );
}

function endOf(grant: Grant): string {
  const until = formatMoment(new Date(grant.closed_on ?? grant.expires_on));
  if (grant.is_open) return words.openUntil(until);
  return grant.closed_on === null ? words.endedOn(until) : words.closedOn(until);
}

function GrantLine({ grant, ownId }: { readonly grant: Grant; readonly ownId: string }): ReactNode {
  const canRead = grant.is_open && grant.opened_by.user_id === ownId;
  return (
    <li className="border-b border-rule py-3">
      <p className="[overflow-wrap:anywhere]">
        {words.whoOpened(
          <span className="font-medium">{nameOf(grant.opened_by)}</span>,
          <span className="font-medium">{nameOf(grant.subject)}</span>,
        )}
      </p>
      <p className="mt-0.5 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{grant.reason}</p>
      <p className="mt-0.5 text-step--1 text-ink-faint tabular-nums">
        {words.openedOn(
          <time dateTime={grant.opened_on}>{formatMoment(new Date(grant.opened_on))}</time>,
          endOf(grant),
        )}
      </p>
      {canRead && <TextLink to={emergencyAccessPath(grant.id)}>{words.goOnReading}</TextLink>}
    </li>
  );
}

/** Emergency access: who used it, about whom, why; and the people who left, whose chats it can open. */
export function EmergencySection({ ownId, onOpen }: Props): ReactNode {
  const { data: grants, error } = useGrants();
  return (
    <section aria-labelledby="emergency-access" className="mt-10 border-t border-rule pt-6">
      <h2 id="emergency-access" className="font-serif text-step-1 font-medium">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      <OtherPeople onOpen={onOpen} />
      <div className="mt-5">
        <h3 className="font-medium">{words.lastYear}</h3>
        {error !== null && grants === undefined ? (
          <div className="mt-2">
            <Alert>{error.serverMessage ?? words.listNotLoaded}</Alert>
          </div>
        ) : grants === undefined ? null : grants.length === 0 ? (
          <p className="mt-1 text-ink-soft">{words.nobodyUsed}</p>
        ) : (
          <ul className="mt-1">
            {grants.map((grant) => (
              <GrantLine key={grant.id} grant={grant} ownId={ownId} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
