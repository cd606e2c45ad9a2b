import { learning, type CompanyStyle } from '@notewright/contract';
import { choicesFor, idOf, take, type Preference } from '@notewright/engine/learn';
import { json, route, type Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { Localizable } from '../../language/localizable.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import { presentPreference } from '../../presenters/present-learned.ts';
import { ownerOf, presentStyle, refuseUnknown, saveStyle, type LearningParts } from './own-learning.ts';

/** A preference that is offered in a company, and by whom. */
interface Offered {
  readonly preference: Preference;
  readonly by: ShownText[];
}

const mayOffer = ({ role }: Pick<UserCaller, 'role'>): boolean => policyRoles['company-manager'].includes(role);

/** What those who manage the caller's company offer, by the names of the preferences; nothing for who works alone. */
async function listOffered(
  { store, members }: LearningParts,
  { tenantId, personalTenantId }: UserCaller,
): Promise<ReadonlyMap<string, Offered>> {
  const offered = new Map<string, Offered>();
  if (tenantId === personalTenantId) return offered;
  const managers = (await members.list(tenantId)).filter((one) => mayOffer(one) && !one.isDisabled);
  for (const { userId, name, email } of managers) {
    const style = await store.learning.read({ tenantId, userId });
    for (const preference of style.offered) {
      const known = offered.get(idOf(preference));
      if (known === undefined) offered.set(idOf(preference), { preference, by: [name ?? email] });
      else known.by.push(name ?? email);
    }
  }
  return offered;
}

async function presentCompanyStyle(parts: LearningParts, caller: UserCaller): Promise<Localizable<CompanyStyle>> {
  const { offered: own } = await parts.store.learning.read(ownerOf(caller));
  return {
    may_offer: mayOffer(caller),
    offers: mayOffer(caller) ? own.length : 0,
    data: Array.from(await listOffered(parts, caller), ([id, { preference, by }]) => ({
      id,
      preference: presentPreference(preference),
      choices: choicesFor(preference).map(presentPreference),
      offered_by: by,
    })),
  };
}

export function readCompanyStyle(parts: LearningParts): Route {
  return route(learning.readCompanyStyle, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: how people of a company like their notes says nothing about a patient',
    handle: async ({ caller }) => json(await presentCompanyStyle(parts, caller)),
  });
}

/** Nothing is offered by itself: what is accepted later is not among it before its person offers again. */
export function offerToCompany(parts: LearningParts): Route {
  return route(learning.offerToCompany, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'learning.offer',
    handle: async (request) => {
      const { is_offered: isOffered } = request.body;
      await saveStyle(parts, request, 'learning.offer', (style) => {
        const used = style.learned.filter(({ state }) => state === 'accepted').map(({ preference }) => preference);
        const offered = isOffered ? used : [];
        return { next: { ...style, offered }, noted: offered.length === 0 ? 'off' : 'on' };
      });
      return json(await presentCompanyStyle(parts, request.caller));
    },
  });
}

export function takeFromCompany(parts: LearningParts): Route {
  return route(learning.takeFromCompany, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.take',
    handle: async (request) => {
      const { preferenceId: id } = request.params;
      const offered = (await listOffered(parts, request.caller)).get(id);
      if (offered === undefined) return refuseUnknown(parts, request, 'learning.take');
      const { preference } = offered;
      const saved = await saveStyle(parts, request, 'learning.take', (style) => ({
        next: { ...style, learned: take(style.learned, preference) },
        noted: id,
      }));
      return saved === null ? refuseUnknown(parts, request, 'learning.take') : json(presentStyle(saved));
    },
  });
}
