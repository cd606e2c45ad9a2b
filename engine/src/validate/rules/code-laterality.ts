import { findSide } from '../specify-side.ts';
import type { AuditRule } from '../audit-rule.ts';

/** ICD-10-CM Official Guidelines I.B.13: the side is coded where it is known, and must be the one the chart names. */
export const codeLaterality: AuditRule = {
  name: 'code-laterality',
  check: (reading, codes) =>
    codes
      .filter(({ status, title }) => status === 'supported' && /\b(?:right|left|unspecified)\b/i.test(title))
      .flatMap(({ code, title, evidence }) => {
        const words = evidence[0];
        if (!words) return [];
        const sentence = reading.mentions.find((mention) => mention.start === words.start)?.sentence ?? words;
        const said = findSide(reading.text.slice(sentence.start, sentence.end));
        const coded = /\bright\b/i.test(title) ? 'right' : /\bleft\b/i.test(title) ? 'left' : null;
        if (!said || said === 'bilateral' || said === coded) return [];
        const sided =
          coded === null &&
          /unspecified (?:knee|hip|shoulder|ankle|wrist|elbow|foot|hand|limb|eye|ear|side)/i.test(title);
        if (coded === null && !sided) return [];
        const message = coded
          ? `${code} is for the ${coded} side, and the chart says ${said}.`
          : `${code} leaves the side unspecified, and the chart says ${said}.`;
        return [
          {
            severity: coded ? ('high' as const) : ('medium' as const),
            rule: 'code-laterality',
            message,
            query: null,
            basis: 'ICD-10-CM Official Guidelines I.B.13',
            codes: [code],
            sources: [words],
          },
        ];
      }),
};
