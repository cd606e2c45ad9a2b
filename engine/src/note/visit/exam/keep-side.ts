import { lowerFirst } from '../../note-language.ts';

const sided =
  /\b((?:right|left|bilateral|both)(?: (?:lower|upper|index|middle|ring|little|big|great|first|second))? (?!side\b|hand side\b|now\b|here\b|there\b|away\b|on\b|in\b|and\b|or\b|at\b|to\b|is\b|where\b|when\b)[a-z]{3,})\b/i;

/** The part of the body with its side that words name, for example "right knee"; undefined without a side. */
export function sidedSite(text: string): string | undefined {
  return sided.exec(text)?.[1]?.toLowerCase();
}

/** A finding never loses the side that was said with it: "on your right knee, there is an effusion" -> "Right knee: effusion". */
export function keepSide(said: string, finding: string): string {
  const site = sidedSite(said);
  const side = site?.split(' ')[0];
  if (site === undefined || side === undefined || new RegExp(`\\b${side}\\b`, 'i').test(finding)) return finding;
  return withSite(site, finding);
}

/** "right knee", "Small effusion" -> "Right knee: small effusion". */
export const withSite = (site: string, finding: string): string =>
  `${site.charAt(0).toUpperCase()}${site.slice(1)}: ${lowerFirst(finding)}`;
