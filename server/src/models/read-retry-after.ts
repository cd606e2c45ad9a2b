const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Seconds from a `Retry-After` header, which gives seconds or a date (RFC 9110, section 10.2.3); null for anything else.
 * A moment that has passed is now.
 */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const moment = httpDate.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}
