/** Where a request came from, for the audit log. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string;
}
