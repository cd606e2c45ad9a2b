/** The person, or the tenant in which they work, was destroyed: nothing is made for them any more. */
export class OwnerGoneError extends Error {
  override readonly name = 'OwnerGoneError';

  constructor() {
    super('The account or its tenant was destroyed.');
  }
}
