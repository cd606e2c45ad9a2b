import { isBodySite } from '../../../clinical/anatomy.ts';

const maneuvers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:press|push|touch|palpate|squeeze|tap|feel)\w*\b/i, 'to palpation'],
  [/\b(?:bend|flex)\w*\b/i, 'with flexion'],
  [/\b(?:extend|straighten)\w*\b/i, 'with extension'],
  [/\b(?:twist|turn|rotat)\w*\b/i, 'with rotation'],
  [/\b(?:lift|rais)\w*\b/i, 'with elevation'],
  [/\b(?:move|pull)\w*\b/i, 'with movement'],
];

const place =
  /\b(?:on|of|over|at|along|around|here on|here in|in|press|push|touch|bend|flex|extend|move|lift|twist|turn|straighten)\s+(?:down on |on )?((?:the |your |this |that )(?:[a-z]+ ){0,5}?[a-z]+)(?=\s*(?:[,.?]|$|does|do|is|are|right here|here|like|and|when|where|that|up|down)\b|\s*[,.?]|\s*$)/i;

/** The part of the body that a hands-on question names, with its side; "" when it only says "here". */
function siteIn(question: string): string {
  const named = place.exec(question)?.[1]?.replace(/\b(?:your|this|that)\b/gi, 'the');
  if (named === undefined || /\b(?:it|you|and)\b/i.test(named)) return '';
  return named
    .toLowerCase()
    .split(' ')
    .some((word) => isBodySite(word) || /side|inside|outside|joint|bone/.test(word))
    ? named
    : '';
}

/**
 * A question asked with a hand on the patient, and its answer, as a finding: "does it hurt when i press on your right knee" "yes" ->
 * "Pain to palpation of the right knee". Undefined when the question does not ask for pain.
 */
export function pressFinding(question: string, polarity: 'yes' | 'no'): string | undefined {
  if (!/\b(?:hurt\w*|pain\w*|tender\w*|sore\w*)\b/i.test(question)) return undefined;
  const maneuver =
    maneuvers.find(([pattern]) => pattern.test(question.replace(/\bfeels? (?:any|like|that)\b/gi, '')))?.[1] ??
    'to palpation';
  const named = siteIn(question);
  const site = named === '' ? ' at the site examined' : ` of ${named}`;
  const what = /\btender/i.test(question) ? 'tenderness' : 'pain';
  return `${polarity === 'no' ? `No ${what}` : what.charAt(0).toUpperCase() + what.slice(1)} ${maneuver}${site}`;
}
