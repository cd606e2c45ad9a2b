import { sectionTitles } from './data/section-titles.ts';
import { terms } from './data/terms.ts';
import { topicOf, type Preference } from './preference.ts';

/** What a preference can be changed to: all that decides the same thing, itself among it. One alone where there is nothing else. */
export function choicesFor(one: Preference): readonly Preference[] {
  switch (one.kind) {
    case 'heading': {
      const { en, es } = sectionTitles[one.section];
      return [...en, ...es]
        .map((title): Preference => ({ ...one, title }))
        .filter((other) => topicOf(other) === topicOf(one));
    }
    case 'omit':
      return [
        { ...one, heading: 'dropped' },
        { ...one, heading: 'kept' },
      ];
    case 'layout':
      return [
        { ...one, layout: 'list' },
        { ...one, layout: 'paragraph' },
      ];
    case 'length':
      return [
        { ...one, length: 'shorter' },
        { ...one, length: 'fuller' },
      ];
    case 'term':
      return (terms[one.term]?.forms ?? [one.form]).map((form) => ({ ...one, form }));
    case 'spelling':
      return [
        { ...one, form: 'american' },
        { ...one, form: 'british' },
      ];
    case 'denial':
      return [
        { ...one, form: 'denies' },
        { ...one, form: 'no' },
      ];
    case 'denials':
      return [
        { ...one, form: 'apart' },
        { ...one, form: 'together' },
      ];
    case 'order':
      return (['drugs', 'tests', 'follow-up'] as const).map((first) => ({ ...one, first }));
    case 'place':
    case 'sign-off':
      return [one];
  }
}
