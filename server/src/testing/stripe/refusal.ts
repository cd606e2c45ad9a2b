/** An answer of Stripe's that is an error, with the words of its lists. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(
    message: string,
    about: {
      readonly status?: number;
      readonly type?: Refusal['type'];
      readonly code?: string;
      readonly param?: string;
    } = {},
  ) {
    super(message);
    this.status = about.status ?? 400;
    this.type = about.type ?? 'invalid_request_error';
    this.code = about.code;
    this.param = about.param;
  }
}

export function missing(kind: string, id: string): Refusal {
  return new Refusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
}
