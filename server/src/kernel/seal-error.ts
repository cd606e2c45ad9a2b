/** What was stored cannot be opened: it was changed or moved, or the key is another one. Says nothing of the content. */
export class SealError extends Error {
  constructor(message = 'Stored data could not be opened: it was changed, or the key does not fit.') {
    super(message);
    this.name = 'SealError';
  }
}
