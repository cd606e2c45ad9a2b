import { companyUserManagement, type BodyInputOf } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../../api/call.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useSsoAction, type Provider } from './use-single-sign-on.ts';
import * as words from './words.ts';

type Body = BodyInputOf<typeof companyUserManagement.addSsoProvider>;

const fields = [
  'name',
  'metadata',
  'entityId',
  'signOnUrl',
  'certificates',
  'signs',
  'policy',
  'emailAttribute',
  'nameAttribute',
  'roleAttribute',
  'adminValues',
  'domains',
] as const;
type Draft = Readonly<Record<(typeof fields)[number], string>>;

function draftOf(provider: Provider | null): Draft {
  const mapping = provider?.mapping;
  return {
    name: provider?.name ?? '',
    metadata: '',
    entityId: provider?.entity_id ?? '',
    signOnUrl: provider?.sign_on_url ?? '',
    certificates: '',
    signs: provider?.signs ?? 'assertion',
    policy: provider?.policy ?? 'ask',
    emailAttribute: mapping?.email_attribute ?? '',
    nameAttribute: mapping?.name_attribute ?? '',
    roleAttribute: mapping?.role_attribute ?? '',
    adminValues: mapping?.admin_values.join('\n') ?? '',
    domains: provider?.domains.join('\n') ?? '',
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function bodyOf(draft: Draft): Body {
  const facts =
    draft.metadata.trim() === ''
      ? {
          entity_id: draft.entityId,
          sign_on_url: draft.signOnUrl,
          ...(draft.certificates.trim() === '' ? {} : { certificates: draft.certificates }),
        }
      : { metadata: draft.metadata };
  return {
    ...facts,
    name: draft.name,
    signs: draft.signs as Body['signs'],
    policy: draft.policy as Body['policy'],
    domains: linesOf(draft.domains),
    mapping: {
      email_attribute: orNull(draft.emailAttribute),
      name_attribute: orNull(draft.nameAttribute),
      role_attribute: orNull(draft.roleAttribute),
      admin_values: linesOf(draft.adminValues),
    },
  };
}

const signed = [
  { value: 'assertion', label: words.signsAssertion },
  { value: 'response', label: words.signsResponse },
  { value: 'both', label: words.signsBoth },
];
const policies = [
  { value: 'off', label: words.policyOff },
  { value: 'ask', label: words.policyAsk },
  { value: 'create', label: words.policyCreate },
];

export interface ProviderFormProps {
  /** Null for a new one. */
  readonly provider: Provider | null;
  readonly onDone: () => void;
}

/** What a company's owner says of a provider. */
export function ProviderForm({ provider, onDone }: ProviderFormProps): ReactNode {
  const action = useSsoAction();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const of = (name: (typeof fields)[number]) => ({
    name,
    autoComplete: 'off',
    spellCheck: false,
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft((now) => ({ ...now, [name]: target.value })),
  });
  const save = async (): Promise<void> => {
    const body = bodyOf(draft);
    const isDone = await action.make(() =>
      provider === null
        ? call(companyUserManagement.addSsoProvider, { body })
        : call(companyUserManagement.changeSsoProvider, { params: { providerId: provider.id }, body }),
    );
    if (isDone) onDone();
  };
  return (
    <form
      noValidate
      method="post"
      aria-label={provider === null ? words.addProvider : words.change(provider.name)}
      className="mt-3 grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label={words.name} hint={words.nameHint} {...of('name')} />
      <TextAreaField label={words.metadata} hint={words.metadataHint} {...of('metadata')} />
      <TextField label={words.entityId} {...of('entityId')} />
      <TextField label={words.signOnUrl} inputMode="url" {...of('signOnUrl')} />
      <TextAreaField
        label={words.certificates}
        hint={provider === null ? words.certificatesHint : words.keptCertificates}
        {...of('certificates')}
      />
      <SelectField label={words.signs} options={signed} {...of('signs')} />
      <SelectField label={words.policy} options={policies} {...of('policy')} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-medium">{words.mapping}</legend>
        <TextField label={words.emailAttribute} hint={words.emailAttributeHint} {...of('emailAttribute')} />
        <TextField label={words.nameAttribute} {...of('nameAttribute')} />
        <TextField label={words.roleAttribute} {...of('roleAttribute')} />
        <TextAreaField label={words.adminValues} hint={words.adminValuesHint} {...of('adminValues')} />
      </fieldset>
      <TextAreaField label={words.onlyDomains} hint={words.onlyDomainsHint} {...of('domains')} />
      <div>
        <Alert>{action.problem}</Alert>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" isBusy={action.isBusy} disabled={draft.name.trim() === ''}>
            {words.save}
          </Button>
          <Button onClick={onDone}>{words.cancel}</Button>
        </div>
      </div>
    </form>
  );
}
