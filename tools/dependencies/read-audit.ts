/** What `npm audit --json` came to. */
export type Audit =
  | { readonly kind: 'asked'; readonly serious: readonly string[] }
  /** The registry offers no advisories, or there is no network: nothing is known. */
  | { readonly kind: 'not asked'; readonly why: string };

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}

/** Reads the answer of `npm audit --json`: a report, or what stood in its way. Anything that is no report is no answer. */
export function readAudit(output: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return { kind: 'not asked', why: 'npm printed no report' };
  }
  if (typeof report.auditReportVersion !== 'number' || report.vulnerabilities === undefined) {
    const why = report.message ?? report.error?.summary ?? 'npm printed no report';
    return { kind: 'not asked', why: why.replace(/https?:\/\/\S+/g, 'the registry').slice(0, 200) };
  }
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name}: ${severity}`);
  return { kind: 'asked', serious };
}
