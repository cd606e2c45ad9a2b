const cuts: readonly (readonly [RegExp, string])[] = [
  [/\s*\([^)]*\)/g, ''],
  [/\s*\[[^\]]*\]/g, ''],
  [/,? (?:initial|subsequent) encounter(?: for [a-z ]+)?/gi, ''],
  [/,? (?:unspecified|not elsewhere classified|so stated)\b/gi, ''],
  [/\bunspecified /gi, ''],
  [/,? without (?:complications?|abnormal findings|mention of [a-z ]+|(?:esophagitis|status migrainosus))$/gi, ''],
  [/^encounter for (?:an? )?/i, ''],
  [/^other (?:specified )?/i, ''],
  [/ mellitus\b/gi, ''],
  [/ organism$/i, ''],
];

/** An official title of a diagnosis as people say it: "Pain in right knee" is "right knee pain". */
export function shortenDiagnosis(title: string): string {
  const short = cuts.reduce((text, [pattern, by]) => text.replace(pattern, by), title).replace(/\s+/g, ' ');
  const said = short
    .replace(/^pain in (left|right) (.+)$/i, '$1 $2 pain')
    .replace(/[\s,]+$/, '')
    .trim();
  return /^[A-Z][a-z]/.test(said) && !/^[A-Z][a-z]+['’]s\b/.test(said)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;
}
