/** What was stored cannot be opened: it was changed or moved, or the key is another one. Says nothing of the content. */
export class SealError extends Error {
  constructor(message = 'Stored data could not be opened: it was changed, or the key does not fit.') {
    super(message);
    this.name = 'SealError';
  }
}

/** The key that closed it was not given to this process: it may be tomorrow, so nothing is to be deleted for it. */
export class KeyNotGiven extends SealError {
  constructor() {
    super('Stored data could not be opened: its key was not given.');
    this.name = 'KeyNotGiven';
  }
}
