import type { Route } from '../../http/route.ts';
import { changeCompanyRoute } from './change-company.ts';
import { connectEmrRoute } from './connect-emr.ts';
import { disconnectEmrRoute, retryEmrRoute } from './disconnect-emr.ts';
import { dropMailRoute } from './drop-mail.ts';
import { readEmrRoute } from './emr-connections.ts';
import type { EmrOperationParts } from './emr-connections.ts';
import { importCodeTablesRoute } from './import-code-tables.ts';
import { listCodeTablesRoute } from './list-code-tables.ts';
import { listCompaniesRoute } from './list-companies.ts';
import { listUndeliveredMailsRoute } from './list-undelivered-mails.ts';
import { readModelsRoute } from './read-models.ts';
import type { ReadModelsParts } from './read-models.ts';
import { readOverviewRoute } from './read-overview.ts';
import { removeCodeTableRoute } from './remove-code-table.ts';
import { testEmrRoute } from './test-emr.ts';
import { testModelsRoute } from './test-models.ts';
import { retryMailRoute } from './retry-mail.ts';
import { disableAccountRoute, enableAccountRoute } from './switch-account.ts';
import type { AccessSwitchParts } from './switch-account.ts';
import type { ListCodeTablesParts } from './list-code-tables.ts';
import type { ImportCodeTablesParts } from './import-code-tables.ts';
import type { ReadOverviewParts } from './read-overview.ts';
import type { ListCompaniesParts } from './list-companies.ts';

export interface OperatorParts
  extends
    AccessSwitchParts,
    ListCodeTablesParts,
    ImportCodeTablesParts,
    ReadOverviewParts,
    ReadModelsParts,
    ListCompaniesParts,
    EmrOperationParts {}

/** The calls under `/operator/`. */
export function operatorRoutes(parts: OperatorParts): readonly Route[] {
  return [
    readOverviewRoute(parts),
    listCompaniesRoute(parts),
    changeCompanyRoute(parts),
    disableAccountRoute(parts),
    enableAccountRoute(parts),
    listUndeliveredMailsRoute(parts),
    retryMailRoute(parts),
    dropMailRoute(parts),
    listCodeTablesRoute(parts),
    importCodeTablesRoute(parts),
    removeCodeTableRoute(parts),
    readModelsRoute(parts),
    testModelsRoute(parts),
    readEmrRoute(parts),
    connectEmrRoute(parts),
    testEmrRoute(parts),
    retryEmrRoute(parts),
    disconnectEmrRoute(parts),
  ];
}
