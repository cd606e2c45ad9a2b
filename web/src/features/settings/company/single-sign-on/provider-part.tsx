import { companyUserManagement } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../../api/call.ts';
import { locale } from '../../../../i18n/language.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ProviderForm } from './provider-form.tsx';
import { TrialPart } from './trial-part.tsx';
import { useSsoAction, type Provider, type SsoAction } from './use-single-sign-on.ts';
import * as words from './words.ts';

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Facts({ provider }: { readonly provider: Provider }): ReactNode {
  const [now] = useState(() => Date.now());
  return (
    <dl className="grid gap-2 text-step--1">
      <Fact term={words.ownMetadata}>{provider.own_metadata_url}</Fact>
      <Fact term={words.ownAddress}>{provider.own_address}</Fact>
      <Fact term={words.entityId}>{provider.entity_id}</Fact>
      <Fact term={words.certificates}>
        {provider.certificates.map(({ fingerprint, expires_at: expiresAt }) => {
          const day = dayFormat.format(new Date(expiresAt));
          const isOver = Date.parse(expiresAt) < now;
          return (
            <span key={fingerprint} className="block">
              {fingerprint.slice(0, 23)}…{' '}
              <span className={isOver ? 'text-danger' : 'text-ink-soft'}>
                {isOver ? words.hasExpired(day) : words.expires(day)}
              </span>
            </span>
          );
        })}
      </Fact>
    </dl>
  );
}

function Removal({
  provider,
  action,
  onClose,
}: {
  readonly provider: Provider | null;
  readonly action: SsoAction;
  readonly onClose: () => void;
}): ReactNode {
  const remove = async (): Promise<void> => {
    if (provider !== null)
      await action.make(() => call(companyUserManagement.removeSsoProvider, { params: { providerId: provider.id } }));
    onClose();
  };
  return (
    <Dialog
      isOpen={provider !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.removeAsk}
      lead={words.removeMeans}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={action.isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" isBusy={action.isBusy} onClick={() => void remove()}>
          {words.removeYes}
        </Button>
      </div>
    </Dialog>
  );
}

/** A provider: what it is, what it said when it was tried, and what can be done about it. */
export function ProviderPart({ provider }: { readonly provider: Provider }): ReactNode {
  const action = useSsoAction();
  const [isChanging, setChanging] = useState(false);
  const [removing, setRemoving] = useState<Provider | null>(null);
  const params = { providerId: provider.id };
  const tryIt = (): Promise<boolean> =>
    action.run(async () => {
      const { authorization_url: address } = await call(companyUserManagement.trySsoProvider, { params });
      location.assign(address);
    }, words.notSaved);
  const switchTo = (isOn: boolean): Promise<boolean> =>
    action.make(() => call(companyUserManagement.switchSsoProvider, { params, body: { is_on: isOn } }));
  if (isChanging) return <ProviderForm provider={provider} onDone={() => setChanging(false)} />;
  return (
    <li className="grid gap-3 border-b border-rule py-3">
      <p className="[overflow-wrap:anywhere]">
        {provider.name} <span className="text-step--1 text-ink-soft">{provider.is_on ? words.isOn : words.isOff}</span>
      </p>
      <Facts provider={provider} />
      {provider.trial !== null && <TrialPart trial={provider.trial} />}
      <Alert>{action.problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button disabled={action.isBusy} onClick={() => void tryIt()}>
          {words.tryIt(provider.name)}
        </Button>
        <Button disabled={action.isBusy} onClick={() => void switchTo(!provider.is_on)}>
          {provider.is_on ? words.switchOff(provider.name) : words.switchOn(provider.name)}
        </Button>
        <Button disabled={action.isBusy} onClick={() => setChanging(true)}>
          {words.change(provider.name)}
        </Button>
        <Button look="danger" disabled={action.isBusy} onClick={() => setRemoving(provider)}>
          {words.remove(provider.name)}
        </Button>
      </div>
      <Removal provider={removing} action={action} onClose={() => setRemoving(null)} />
    </li>
  );
}
