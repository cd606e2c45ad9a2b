/** Bad input: one clear line on standard error and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
