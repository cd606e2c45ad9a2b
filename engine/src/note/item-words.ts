const reactions =
  'hives|rash(?:es)?|itch(?:ing|y)?|pruritus|anaphylaxis|anaphylactic shock|(?:facial |lip |tongue |throat |face )?swelling|angioedema|nausea(?: and vomiting)?|vomiting|diarrhea|gi upset|stomach upset|upset stomach|cough|shortness of breath|wheez(?:ing|e)|dizziness|headache|syncope|flushing|fever|bronchospasm|dystonia|confusion|myalgias?|tachycardia|palpitations|tendon (?:pain|rupture)|constipation|hallucinations|agitation|redness|unknown reaction|reaction unknown|intolerance';

const bareReaction = new RegExp(String.raw`^(?:(?:severe|mild|moderate|bad|generalized)\s+)?(?:${reactions})$`, 'i');
const afterAllergen = new RegExp(
  String.raw`^[A-Za-z][A-Za-z /-]{2,40}(?:\s?[:(]|\s[–—-])\s?(?:(?:severe|mild|moderate)\s+)?(?:${reactions})\b`,
  'i',
);
const caused =
  /^(?:(?:it|which|that|and|this)\s+)*(?:causes?|caused|causing|gives? (?:him|her|them|me|patient)?|gave (?:him|her|them|me)?|gets?|got|develops?|developed|reaction(?: is| was| of|:)?|reacts? with|leads? to|results? in|with)\s+(.+)$/i;

/** The reaction that a clause of an allergy list names ("causes hives", "rash"); undefined for a new allergen. */
export function reactionIn(clause: string): string | undefined {
  const words = clause.trim().replace(/[.]$/, '');
  const told = caused.exec(words)?.[1]?.trim();
  if (told !== undefined) return told.replace(/,? and (?:(?:she|he|they|the patient|it|was|had|has|is)\b).*$/i, '');
  return bareReaction.test(words) ? words : undefined;
}

/** True for a line such as "sulfa: hives" or "latex (rash)", an allergen with what it does. */
export function namesReaction(text: string): boolean {
  return text.length < 200 && afterAllergen.test(text);
}

/** "She is allergic to sulfa": what stands before the allergen. */
export const allergicTo =
  /^(?:(?:(?:the )?(?:patient|pt|client)|she|he|they|i|(?:mr|mrs|ms)\.? \w+)(?:'s)? )?(?:is |am |are |was |'m )?(?:also )?allergic to (?:the )?|^allergy:\s{1,2}/i;

/** "Penicillin causes hives", "penicillin - rash", "she is allergic to sulfa, which gave her hives" -> "Penicillin (hives)"; other words stay. */
export function writeReaction(whole: string): string {
  const text = whole.replace(allergicTo, '');
  const pair = /^([A-Za-z][\w-]{2,20}) (.{3,30})$/.exec(text);
  if (pair?.[1] !== undefined && bareReaction.test(pair[2] ?? '')) return `${pair[1]} (${pair[2] ?? ''})`;
  const match =
    /^([^(,;]{2,60}?)(?:\s*(?:->|→|=>|;|:|\s[–—-]\s)\s*|,?\s+(?=(?:it |which |that )?(?:causes?|caused|causing|gives?|gave)\b))(.{3,80})$/i.exec(
      text,
    );
  const reaction = match?.[2] === undefined ? undefined : reactionIn(match[2]);
  return match?.[1] !== undefined && reaction !== undefined ? `${match[1].trim()} (${reaction})` : text;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** "HbA1c 7.1 in sept" -> "HbA1c 7.1 (September)": the month of a result, set apart. */
export function writeWhen(text: string): string {
  return text.replace(
    /(\d[\d.]*\s?%?),?\s+(?:in|from|on)\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:t|[a-z]{2,6})?\b\.?(?: (\d{4}))?(?=$|[,;])/gi,
    (_all, value: string, month: string, year?: string) => {
      const name = monthNames.find((long) => long.toLowerCase().startsWith(month.toLowerCase())) ?? month;
      return `${value} (${name}${year === undefined ? '' : ` ${year}`})`;
    },
  );
}

/** "fell on ice 3 days ago landed right knee" -> "fell on ice 3 days ago, landed on the right knee": a comma, and the only preposition that fits. */
export function writeFall(text: string, subject: string): string {
  if (subject !== 'history-of-present-illness') return text;
  return text
    .replace(
      /\b(ago|yesterday|today|tonight|last night) (?=(?:landed|landing|hit|struck|twisted|heard|felt)\b)/gi,
      '$1, ',
    )
    .replace(/\b(landed|landing) (?=(?:left|right) [a-z])/gi, '$1 on the ');
}
