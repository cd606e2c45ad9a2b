import type { InstallationDescription } from '../areas/operator/read-overview.ts';
import { operatorRoutes } from '../areas/operator/operator-routes.ts';
import type { ModelsDescription } from '../areas/operator/read-models.ts';
import { v7 as makeId } from 'uuid';
import { discover } from '../emr/smart/discover.ts';
import { createTableImporter } from '../codes/table-importer.ts';
import { describeSettings } from '../config/describe-settings.ts';
import { isModelElsewhere } from '../config/model-place.ts';
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
    models,
    store: charts,
    emr,
  }: Pick<AppRooms, 'accounts' | 'codes' | 'damage' | 'database' | 'enginePool' | 'mail' | 'models' | 'store' | 'emr'>,
): readonly Route[] {
  return operatorRoutes({
    ...accounts,
    codes,
    enginePool,
    imports: createTableImporter(),
    showsCpt: settings.SHOW_CPT,
    models: describeModels(settings, models),
    charts,
    newId: makeId,
    networks: settings.EMR_NETWORKS,
    waitingWrites: emr.waitingWrites,
    discover: (baseUrl, signal) => discover({ baseUrl, networks: settings.EMR_NETWORKS }, signal),
    installation: describeInstallation(settings, { database, damage, mail, models }),
  });
}

/** What operators are told of how the installation is set up. */
function describeInstallation(
  settings: Settings,
  { database, damage, mail, models }: Pick<AppRooms, 'database' | 'damage' | 'mail' | 'models'>,
): InstallationDescription {
  const { MODEL_NAME: name } = settings;
  const model = models.host === null || name === null ? null : { name, address: models.host };
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

/** What operators are told of the language models: what the settings say, and nothing that could be a key. */
function describeModels(settings: Settings, { desk, host }: AppRooms['models']): ModelsDescription {
  return {
    desk,
    host: host ?? '',
    provider: settings.MODEL_PROVIDER,
    isHere: !isModelElsewhere(settings),
    agreement: settings.MODEL_BAA_ON_FILE,
    currency: settings.MODEL_CURRENCY,
    hasPrice: settings.MODEL_PRICE_IN !== null || settings.MODEL_PRICE_OUT !== null,
  };
}
