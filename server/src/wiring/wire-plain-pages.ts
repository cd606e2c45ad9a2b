import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mountResetLink } from '../areas/authentication-app/reset-link.ts';
import { mountVerifyLink } from '../areas/authentication-app/verify-link.ts';
import { mountEhr } from '../areas/dev/ehr/mount-ehr.ts';
import { mountMailbox } from '../areas/dev/mailbox.ts';
import { mountWorkbench } from '../areas/dev/workbench.ts';
import { mountScim } from '../areas/scim/mount-scim.ts';
import { mountSaml } from '../areas/sso/mount-saml.ts';
import { mountWebhook } from '../areas/subscription/webhook.ts';
import { isProduction } from '../config/settings.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { mountSiteFiles } from '../http/site-files.ts';
import type { AppRooms } from './wire-app.ts';
import type { ServerOptions } from './server-options.ts';

type Mount = (to: FastifyInstance) => void;

/** What the server answers beside the calls of the contract: pages that it writes itself, and doors of other protocols. */
export function wirePlainPages(options: ServerOptions, rooms: AppRooms, limits: RateLimits): readonly Mount[] {
  const { settings, logger, root, pagesRoot = root } = options;
  const { accounts, clock, devKey, payments, checkoutPages } = rooms;
  const { mails } = accounts.store;
  const forDevelopment: readonly Mount[] = [
    (to) => mountWorkbench(to, { folder: resolve(pagesRoot, 'web/dist/.workbench'), devKey }),
    (to) => mountEhr(to, { clock, publicUrl: accounts.publicUrl, devKey }),
  ];
  // Where mails leave, the mailbox has nothing to show and nobody to show it to.
  const mailbox: readonly Mount[] = settings.MAIL === 'embedded' ? [(to) => mountMailbox(to, { mails, devKey })] : [];
  const webhook: readonly Mount[] =
    payments === null ? [] : [(to) => mountWebhook(to, { ...accounts, payments, log: logger }, limits)];
  return [
    (to) => mountSiteFiles(to, () => accounts.publicUrl(), accounts.billing.isOn),
    (to) => mountScim(to, accounts, limits),
    (to) => mountVerifyLink(to, accounts, limits),
    (to) => mountResetLink(to, accounts, limits),
    (to) => mountSaml(to, { ...accounts, log: logger }, limits),
    ...mailbox,
    ...(isProduction(settings) ? [] : forDevelopment),
    ...webhook,
    ...checkoutPages.map(
      (mount): Mount =>
        (to) =>
          mount(to, limits, devKey),
    ),
  ];
}
