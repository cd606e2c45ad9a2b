import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { allowDirectory, directoryKey, useDirectory, type Directory } from '../../../api/account/directory.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { tellDone, tellFailed } from '../user-toasts.ts';
import { GroupRoles } from './group-roles.tsx';
import { Tokens } from './tokens.tsx';
import * as words from './words.tsx';

/** Asks the owner whether the directory may remove many people. */
function Stopped({ directory, refresh }: { readonly directory: Directory; readonly refresh: () => void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const allow = async (): Promise<void> => {
    setBusy(true);
    try {
      await allowDirectory();
      tellDone(words.allowed);
      refresh();
    } catch (error) {
      tellFailed(error, words.failed);
    } finally {
      setBusy(false);
    }
  };
  if (directory.allowed_until !== null)
    return <p className="mt-4">{words.allowedUntil(formatMoment(new Date(directory.allowed_until)))}</p>;
  return (
    <div className="mt-4">
      <Alert>{directory.stopped_on === null ? null : words.stopped}</Alert>
      {directory.stopped_on !== null && (
        <Button look="danger" isBusy={isBusy} onClick={() => void allow()}>
          {words.allow}
        </Button>
      )}
    </div>
  );
}

/** The address, the tokens, and what groups mean. */
export function DirectoryPart(): ReactNode {
  const client = useQueryClient();
  const { data: directory, error } = useDirectory();
  const refresh = (): void => void client.invalidateQueries({ queryKey: directoryKey }).catch(() => undefined);
  if (directory === undefined)
    return error === null ? <Loading /> : <Alert>{error.serverMessage ?? words.notLoaded}</Alert>;
  return (
    <>
      <Stopped directory={directory} refresh={refresh} />
      <div className="mt-5 max-w-xl">
        <TextField
          label={words.address}
          hint={words.addressHint}
          readOnly
          value={directory.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <Tokens tokens={directory.tokens} refresh={refresh} />
      <GroupRoles directory={directory} refresh={refresh} />
    </>
  );
}
