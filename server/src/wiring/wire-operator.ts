import type { InstallationDescription } from '../areas/operator/read-overview.ts';
import { operatorRoutes } from '../areas/operator/operator-routes.ts';
import { createTableImporter } from '../codes/table-importer.ts';
import { describeSettings } from '../config/describe-settings.ts';
import type { Settings } from '../config/settings.ts';
import { readVersion } from '../config/version.ts';
import type { Route } from '../http/route.ts';
import type { AppRooms } from './wire-app.ts';

/** The calls of those who run the installation. */
export function wireOperator(
  settings: Settings,
  {
    accounts,
    codes,
    damage,
    database,
    enginePool,
    mail,
  }: Pick<AppRooms, 'accounts' | 'codes' | 'damage' | 'database' | 'enginePool' | 'mail'>,
): readonly Route[] {
  return operatorRoutes({
    ...accounts,
    codes,
    enginePool,
    imports: createTableImporter(),
    showsCpt: settings.SHOW_CPT,
    installation: describeInstallation(settings, { database, damage, mail }),
  });
}

/** What operators are told of how the installation is set up. */
function describeInstallation(
  settings: Settings,
  { database, damage, mail }: Pick<AppRooms, 'database' | 'damage' | 'mail'>,
): InstallationDescription {
  const { MODEL_BASE_URL: address, MODEL_NAME: name } = settings;
  const model = address === null || name === null ? null : { name, address: new URL(address).host };
  return {
    version: readVersion(),
    database: database.kind,
    mail: settings.MAIL,
    mailState: mail.watch.state,
    damagedRows: damage.count,
    payments: settings.BILLING,
    model,
    settings: describeSettings(settings),
  };
}
