import type { Preference, UsedPreferences } from '@notewright/engine';
import { sectionTitles } from '@notewright/engine/learn';

const titleOf = (section: keyof typeof sectionTitles): string => `"${sectionTitles[section].en[0]}"`;

/** What a model is told of one; the words are the program's own. Empty for the closing line, which the program writes. */
function describeOne(one: Preference): string {
  switch (one.kind) {
    case 'heading':
      return `Head the section ${titleOf(one.section)} with "${one.title}".`;
    case 'place':
      return `Put the section ${titleOf(one.section)} right ${one.side} ${titleOf(one.other)}.`;
    case 'omit':
      return one.heading === 'dropped'
        ? `Leave out the section ${titleOf(one.section)}.`
        : `Leave the section ${titleOf(one.section)} empty under its heading.`;
    case 'layout':
      return `Write the section ${titleOf(one.section)} as a ${one.layout}.`;
    case 'length':
      return one.length === 'shorter' ? 'Write telegraphic clauses.' : 'Write whole sentences, and add no fact.';
    case 'term':
      return `Write "${one.form}" wherever that is meant.`;
    case 'spelling':
      return one.form === 'british' ? 'Spell as in British English.' : 'Spell as in American English.';
    case 'denial':
      return one.form === 'denies'
        ? 'Begin what the patient says they have not with "Denies".'
        : 'Begin what the patient says they have not with "No".';
    case 'denials':
      return one.form === 'apart' ? 'Write each denial on its own.' : 'Draw denials together.';
    case 'order':
      return `In the section ${titleOf(one.section)}, put ${one.first === 'follow-up' ? 'follow-up' : one.first} first.`;
    case 'sign-off':
      return '';
  }
}

/** What a model is told of how its reader likes notes; empty where nothing is used. The form that was asked for goes before it. */
export function describePreferences(used: UsedPreferences | undefined): string {
  const lines = (used?.preferences ?? []).map(describeOne).filter((line) => line !== '');
  return lines.length === 0 ? '' : ['Where the form above does not say otherwise:', ...lines].join('\n');
}
