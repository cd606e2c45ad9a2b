import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { foreignLanguage } from '../reading/language.ts';

/** The audit reads English: of a chart in another language a clean report would say nothing. */
export const chartLanguage: AuditRule = {
  name: 'chart-language',
  check: (reading) => {
    const language = foreignLanguage(reading);
    if (language === null) return [];
    return [
      raise({
        severity: 'medium',
        rule: 'chart-language',
        message: `Most of the chart seems to be written in ${language}. This audit reads English: apart from codes and numbers, hardly anything was checked.`,
        basis: 'What this audit can read',
      }),
    ];
  },
};
