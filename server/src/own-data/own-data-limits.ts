/** What people are told of how long and how much is kept. */
export interface OwnDataLimits {
  readonly binDays: number;
  readonly backupDays: number;
  readonly storedBytes: number;
}
