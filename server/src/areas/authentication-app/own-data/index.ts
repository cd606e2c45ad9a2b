import type { Route } from '../../../http/route.ts';
import { acceptAgreementRoute } from './accept-agreement.ts';
import { deleteAccountRoute } from './delete-account.ts';
import { downloadAgreementRoute } from './download-agreement.ts';
import { exportOwnDataRoute } from './export-own-data.ts';
import { readAgreementRoute } from './read-agreement.ts';
import { readOwnDataRoute } from './read-own-data.ts';
import type { ReadOwnDataParts } from './read-own-data.ts';
import type { ExportOwnDataRouteParts } from './export-own-data.ts';
import type { DeletionParts } from '../../../own-data/delete-account.ts';
import type { AgreementsParts } from '../../../agreements/agreements.ts';

export interface OwnDataParts extends ReadOwnDataParts, ExportOwnDataRouteParts, DeletionParts, AgreementsParts {}

/** The calls about people's own data, and the agreement about it. */
export function ownDataRoutes(parts: OwnDataParts): readonly Route[] {
  return [
    readOwnDataRoute(parts),
    exportOwnDataRoute(parts),
    deleteAccountRoute(parts),
    readAgreementRoute(parts),
    acceptAgreementRoute(parts),
    downloadAgreementRoute(parts),
  ];
}
