/**
 * What can be done on the machine itself, with the installation's database and keys: the one entry for the command
 * line. It is loaded only for the commands that need it.
 */
export { applyDeletions } from './maintenance/apply-deletions.ts';
export { backUp } from './maintenance/back-up.ts';
export type { BackUp } from './maintenance/back-up.ts';
export { importCodes, listCodes, removeCodes } from './maintenance/code-tables.ts';
export type { CodesReport, ImportCodesOptions, ListedCodes } from './maintenance/code-tables.ts';
export { MaintenanceError } from './maintenance/maintenance-error.ts';
export { openInstallation } from './maintenance/open-installation.ts';
export type { Installation } from './maintenance/open-installation.ts';
export { grantOperator, listOperators, revokeOperator } from './maintenance/operators.ts';
export { readHeads } from './maintenance/read-heads.ts';
export type { KnownHeads } from './maintenance/read-heads.ts';
export { clearSecondFactors } from './maintenance/second-factors.ts';
export { clearWrongCodes } from './maintenance/wrong-codes.ts';
export { installationChain, verifyChains } from './maintenance/verify-chains.ts';
export type { ChainReport } from './maintenance/verify-chains.ts';
