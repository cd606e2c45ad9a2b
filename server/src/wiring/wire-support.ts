import { resolve } from 'node:path';
import type { AccountServices } from './wire-accounts.ts';
import type { SupportParts } from '../areas/terms-and-support/support-routes.ts';
import { readInvoiceFrom } from '../billing/invoice-from.ts';
import { isProduction } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { settingsTable } from '../config/settings-table.ts';
import { writeBuiltInTerms } from '../terms/built-in-terms.ts';
import { readTermsFile } from '../terms/read-terms-file.ts';
import type { ServerOptions } from './server-options.ts';

/**
 * Where questions go; null in production while the address is still the made-up one of the default, to which no mail
 * can come.
 */
export function supportEmailOf(settings: Settings): string | null {
  const isMadeUp = settings.SUPPORT_EMAIL === settingsTable.SUPPORT_EMAIL.defaultText;
  return isProduction(settings) && settings.MAIL === 'smtp' && isMadeUp ? null : settings.SUPPORT_EMAIL;
}

/** Support and terms. @throws SettingError when the file of TERMS_FILE cannot be used */
export function wireSupport(
  { settings, root }: ServerOptions,
  accounts: AccountServices,
): AccountServices & Pick<SupportParts, 'supportEmail' | 'terms'> {
  const supportEmail = supportEmailOf(settings);
  const { TERMS_FILE: file, BILLING, TRIAL_DAYS: trialDays, GRACE_DAYS: graceDays } = settings;
  if (file !== null) return { ...accounts, supportEmail, terms: readTermsFile(resolve(root, file)) };
  const [operator = 'Notewright'] = readInvoiceFrom(settings.INVOICE_FROM, settings.SUPPORT_EMAIL);
  const terms = writeBuiltInTerms({
    operator,
    supportEmail,
    plans: BILLING === 'off' ? null : { trialDays, graceDays },
    binDays: settings.BIN_DAYS,
    backupDays: settings.BACKUP_DAYS,
    offersAgreement: settings.BAA_FILE !== null,
  });
  return { ...accounts, supportEmail, terms };
}
