import type { AgreementAcceptance, AgreementState } from '@notewright/contract';
import { isCurrent } from '../../../agreements/agreements.ts';
import type { Localizable } from '../../../language/localizable.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import { policyRoles } from '../../../policies/require-policy.ts';
import type { Acceptance } from '../../../store/own-data/agreements.ts';
import type { Agreement } from '../../../agreements/read-agreement-file.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';

/** True for those who speak for where they work. */
export function mayAccept(caller: UserCaller): boolean {
  return policyRoles['tenant-owner'].includes(caller.role);
}

/** The agreement as one person may see it: all of it for those who accept it, else whether it is accepted. */
export async function presentAgreement(
  parts: { readonly store: AccountStore; readonly agreement: Agreement | null },
  caller: UserCaller,
): Promise<Localizable<AgreementState>> {
  const { agreement, store } = parts;
  const [latest, ...earlier] = await store.agreements.list(caller.tenantId);
  const isOwner = mayAccept(caller);
  const account = caller.tenantId === caller.personalTenantId ? null : await store.users.find(caller.userId);
  const accepted = latest === undefined ? null : { ...present(latest), is_current: isCurrent(agreement, latest) };
  return {
    offered:
      agreement === null
        ? null
        : { version: agreement.version, text: isOwner ? agreement.text : null, digest: agreement.digest },
    accepted: accepted === null || isOwner ? accepted : { ...accepted, name: null, title: null },
    earlier: isOwner ? earlier.map(present) : [],
    may_accept: isOwner && agreement !== null,
    company_name: account?.membership?.companyName ?? null,
  };
}

function present({ id, version, name, title, acceptedAt }: Acceptance): Localizable<AgreementAcceptance> {
  return { id, version, name, title, accepted_on: new Date(acceptedAt).toISOString() };
}
