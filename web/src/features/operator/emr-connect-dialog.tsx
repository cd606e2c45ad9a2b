import { operator, type ResponseOf } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmrAbilitiesList } from './emr-abilities.tsx';
import { useCompanies, useOperatorChange } from './use-operation.ts';
import * as words from './emr.words.ts';

type Connected = ResponseOf<typeof operator.connectEmr>;

interface FormProps {
  readonly onConnected: (connected: Connected) => void;
  readonly onClose: () => void;
}

const empty = { name: '', base_url: '', client_id: '', client_secret: '', company_id: '' };

function ConnectForm({ onConnected, onClose }: FormProps): ReactNode {
  const [values, setValues] = useState(empty);
  const companies = useCompanies().data?.pages.flatMap(({ data }) => data) ?? [];
  const change = useOperatorChange();
  const first = useRef<HTMLInputElement>(null);
  const connect = async (): Promise<void> => {
    const { client_secret: secret, company_id: company, ...rest } = values;
    const body = {
      ...rest,
      client_secret: secret.trim() === '' ? null : secret,
      company_id: company === '' ? null : company,
    };
    let connected: Connected | null = null;
    await change.run(async () => (connected = await call(operator.connectEmr, { body })));
    if (connected === null) first.current?.focus();
    else onConnected(connected);
  };
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: change.errors[name]?.[0] ?? null,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  const options = [
    { value: '', label: words.everybody },
    ...companies.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form
      method="post"
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isBusy) void connect();
      }}
    >
      <TextField ref={first} label={words.name} hint={words.nameHint} {...field('name')} />
      <TextField label={words.address} hint={words.addressHint} inputMode="url" {...field('base_url')} />
      <TextField label={words.clientId} {...field('client_id')} />
      <TextField
        label={words.secret}
        hint={words.secretHint}
        type="password"
        {...field('client_secret')}
        autoComplete="new-password"
      />
      <SelectField
        label={words.whose}
        options={options}
        value={values.company_id}
        onChange={(event) => setValues({ ...values, company_id: event.currentTarget.value })}
      />
      <div>
        <Alert>{change.problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={change.isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" isBusy={change.isBusy}>
            {words.doConnect}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What the server that was connected can, as it said when it was asked. */
function Done({ connected, onClose }: { readonly connected: Connected; readonly onClose: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="mt-5">
      <p role="status">{connected.message}</p>
      <h3 className="mt-4 font-medium">{words.abilities}</h3>
      <EmrAbilitiesList abilities={connected.abilities} />
      <div className="mt-5 flex justify-end">
        <Button ref={button} look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

function Content({ onClose }: Pick<FormProps, 'onClose'>): ReactNode {
  const [connected, setConnected] = useState<Connected | null>(null);
  return connected === null ? (
    <ConnectForm onConnected={setConnected} onClose={onClose} />
  ) : (
    <Done connected={connected} onClose={onClose} />
  );
}

/** Connects a record system by the address of its FHIR server, and shows what that can. */
export function EmrConnectDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.connectTitle}
      lead={words.connectLead}
      className="w-[min(36rem,calc(100vw-2rem))]"
    >
      <Content onClose={onClose} />
    </Dialog>
  );
}
