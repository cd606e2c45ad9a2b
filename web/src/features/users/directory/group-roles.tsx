import { limits } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import {
  setGroupRoles,
  tryGroupRoles,
  type Directory,
  type GroupRole,
  type Trial,
} from '../../../api/account/directory.ts';
import { roleWords } from '../../../api/account/role.words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { givenRoles, isGivenRole } from '../given-roles.ts';
import { tellDone, tellFailed } from '../user-toasts.ts';
import * as words from './words.tsx';

interface Props {
  readonly directory: Directory;
  readonly refresh: () => void;
}

interface RowsProps {
  readonly rows: readonly GroupRole[];
  readonly change: (rows: readonly GroupRole[]) => void;
}

/** Which group gives which role. */
function Rows({ rows, change }: RowsProps): ReactNode {
  const set = (index: number, part: Partial<GroupRole>): void =>
    change(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  return rows.map((row, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row has nothing but its place
    <div key={index} className="mt-3 grid items-end gap-2.5 sm:grid-cols-[1fr_12rem_auto]">
      <TextField
        label={words.group(index + 1)}
        value={row.group}
        maxLength={limits.directoryTextMost}
        onChange={({ currentTarget }) => set(index, { group: currentTarget.value })}
      />
      <SelectField
        label={words.role(index + 1)}
        value={row.role}
        options={givenRoles}
        onChange={({ currentTarget: { value } }) => isGivenRole(value) && set(index, { role: value })}
      />
      <Button look="text" onClick={() => change(rows.filter((_, place) => place !== index))}>
        {words.removeGroup(index + 1)}
      </Button>
    </div>
  ));
}

/** What trying showed; read out when it appears. */
function Tried({ trial }: { readonly trial: Trial | null }): ReactNode {
  return (
    <div role="status" className="mt-4">
      {trial !== null && (
        <>
          <p>{trial.changes.length === 0 ? words.nobodyChanges : words.changes(trial.changes.length)}</p>
          <ul className="mt-1 list-disc pl-5">
            {trial.changes.map(({ email, from, to }) => (
              <li key={email} className="[overflow-wrap:anywhere]">
                {words.change(email, roleWords[from].name, roleWords[to].name)}
              </li>
            ))}
          </ul>
          {trial.unknown_groups.length > 0 && (
            <p className="mt-1 text-ink-soft">{words.unknownGroups(trial.unknown_groups.join(', '))}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Lets groups give roles, once it was tried; what was tried is forgotten as soon as something else is typed. */
function useRoles({ directory, refresh }: Props) {
  const [rows, setRows] = useState<readonly GroupRole[]>(
    directory.group_roles.length > 0 ? directory.group_roles : [{ group: '', role: 'admin' }],
  );
  // What trying showed counts for the rows that were tried alone, also when its answer comes late.
  const [tried, setTried] = useState<{ readonly rows: readonly GroupRole[]; readonly trial: Trial } | null>(null);
  const trial = tried?.rows === rows ? tried.trial : null;
  const [isBusy, setBusy] = useState(false);
  const wanted = rows.map((row) => ({ ...row, group: row.group.trim() })).filter(({ group }) => group !== '');
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailed(error, words.failed);
    } finally {
      setBusy(false);
    }
  };
  const tryIt = (): Promise<void> => run(async () => setTried({ rows, trial: await tryGroupRoles(wanted) }));
  const switchTo = (roles: readonly GroupRole[], seen: string | null, done: string): Promise<void> =>
    run(async () => {
      await setGroupRoles(roles, seen ?? (await tryGroupRoles(roles)).tried);
      setTried(null);
      tellDone(done);
      refresh();
    });
  const switchOn = (seen: string): Promise<void> => switchTo(wanted, seen, words.switchedOn);
  const switchOff = (): Promise<void> => switchTo([], null, words.switchedOff);
  return { rows, wanted, trial, isBusy, change: setRows, tryIt, switchOn, switchOff };
}

/** What the groups of a directory mean. */
export function GroupRoles(props: Props): ReactNode {
  const { directory } = props;
  const roles = useRoles(props);
  const { trial } = roles;
  const names = directory.groups.map(({ name }) => name).join(', ');
  return (
    <div className="mt-8">
      <h3 className="font-medium">{words.groups}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words.groupsAbout}</p>
      <p className="mt-1 max-w-prose text-ink-soft">
        {directory.groups.length === 0 ? words.noGroups : words.knownGroups(directory.people, names)}
      </p>
      <p className="mt-1 max-w-prose">{directory.gives_roles ? words.isOn : words.isOff}</p>
      <Rows rows={roles.rows} change={roles.change} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          disabled={roles.rows.length >= limits.groupRolesMost}
          onClick={() => roles.change([...roles.rows, { group: '', role: 'clinician' }])}
        >
          {words.addGroup}
        </Button>
        <Button disabled={roles.wanted.length === 0} isBusy={roles.isBusy} onClick={() => void roles.tryIt()}>
          {words.tryIt}
        </Button>
        {directory.gives_roles && (
          <Button disabled={roles.isBusy} onClick={() => void roles.switchOff()}>
            {words.switchOff}
          </Button>
        )}
      </div>
      <Tried trial={trial} />
      {trial !== null && (
        <Button
          look="primary"
          className="mt-3"
          disabled={roles.isBusy}
          onClick={() => void roles.switchOn(trial.tried)}
        >
          {words.switchOn}
        </Button>
      )}
    </div>
  );
}
