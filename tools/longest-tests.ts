/**
 * The test files that take longest in the whole tier, the longest first. Begun last, one of them runs alone to the end
 * while the other workers have nothing left: minutes of a run on two cores.
 */
export const longestTests: readonly string[] = [
  'server/src/tools/one-character.test.ts',
  'server/src/billing/crashes.test.ts',
  'server/src/billing/billing-model.test.ts',
  'tools/stop-together.whole.test.ts',
  'server/src/documents/damage-files.whole.test.ts',
  'server/src/http/mass-assignment.test.ts',
  'server/src/areas/operator/code-tables.test.ts',
  'server/src/areas/company-user-management/two-companies.test.ts',
  'server/src/http/every-route.test.ts',
  'server/src/documents/child/image/redact/redact-image.whole.test.ts',
];
