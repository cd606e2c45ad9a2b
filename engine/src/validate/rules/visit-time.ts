import type { AuditRule } from '../audit-rule.ts';

/**
 * Minutes that must be met or exceeded when an office visit's level is chosen by total time on the day (2024 wording of
 * the evaluation and management guidelines). The numbers are facts; no CPT descriptor stands here.
 */
const minutes: Readonly<Record<string, number>> = {
  '99202': 15,
  '99203': 30,
  '99204': 45,
  '99205': 60,
  '99212': 10,
  '99213': 20,
  '99214': 30,
  '99215': 40,
};

const statedTime =
  /\b(?:total (?:visit |encounter )?time|time spent|spent)\b[^.\n\d]{0,40}(\d{1,3})\s*(?:min\b|mins\b|minutes\b)|\b(\d{1,3})\s*(?:min\b|mins\b|minutes\b)[^.\n]{0,20}\btotal\b/i;

export const visitTime: AuditRule = {
  name: 'visit-time',
  check: (reading) => {
    const stated = statedTime.exec(reading.text);
    const spent = Number(stated?.[1] ?? stated?.[2]);
    if (!stated || Number.isNaN(spent)) return [];
    const source = { start: stated.index, end: stated.index + stated[0].length };
    return reading.codes
      .filter(({ code }) => (minutes[code] ?? 0) > spent)
      .map(({ code, start, end }) => ({
        severity: 'high',
        rule: 'visit-time',
        message: `${code} by time needs ${minutes[code]} minutes, and the chart states ${spent}. Check whether medical decision making supports the level.`,
        query: null,
        basis: 'CPT evaluation and management guidelines, 2024 wording',
        codes: [code],
        sources: [{ start, end }, source],
      }));
  },
};
