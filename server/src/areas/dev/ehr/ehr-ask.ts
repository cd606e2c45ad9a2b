/** A request to the simulated EHR, whatever carries it: a socket of a test, or this server's own HTTP. */
export interface EhrAsk {
  readonly method: string;
  /** Below the base of its FHIR server, without a leading slash: "Observation", "auth/token". */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface EhrAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer in JSON. */
export function answerJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  type = 'application/json',
): EhrAnswer {
  return { status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(body) };
}

/** A resource as an answer. */
export function answerFhir(
  status: number,
  resource: object,
  headers: Readonly<Record<string, string>> = {},
): EhrAnswer {
  return answerJson(status, resource, headers, 'application/fhir+json; charset=utf-8');
}

/** A refusal in FHIR's own shape. @param code Of the value set issue-type */
export function answerOutcome(
  status: number,
  code: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): EhrAnswer {
  const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, details: { text } }] };
  return answerFhir(status, outcome, headers);
}
