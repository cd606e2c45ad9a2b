import type { NotePreference } from '@notewright/contract';
import * as words from './words.ts';

type Of<Kind extends NotePreference['kind']> = Extract<NotePreference, { kind: Kind }>;

const lengths = { shorter: words.shorter, fuller: words.fuller } as const;
const spellings = { british: words.british, american: words.american } as const;
const denials = { denies: words.denies, no: words.no } as const;
const groups = { apart: words.apart, together: words.together } as const;
const firsts = { drugs: words.drugsFirst, tests: words.testsFirst, 'follow-up': words.followUpFirst } as const;

/** The closing line, with words for what is filled in. */
function lineOf({ parts }: Of<'sign-off'>): string {
  const said: string[] = parts.map((part) =>
    part === '{name}' ? words.yourName : part === '{credentials}' ? words.yourCredentials : part,
  );
  return said.reduce((line, part, at) => {
    const isOwn = parts[at]?.startsWith('{') === true;
    if (!isOwn) return `${line}. ${part}`;
    return / (?:by|por)$/.test(parts[at - 1] ?? '') ? `${line} ${part}` : `${line}, ${part}`;
  });
}

/**
 * A preference in one sentence that its person understands.
 * @param choices what it can be changed to, so that a term can name what it stands for
 */
export function describePreference(one: NotePreference, choices: readonly NotePreference[]): string {
  const named = 'section' in one ? words.sections[one.section] : '';
  switch (one.kind) {
    case 'heading':
      return words.heading(named, one.title);
    case 'place':
      return (one.side === 'before' ? words.before : words.after)(named, words.sections[one.other]);
    case 'omit':
      return (one.heading === 'dropped' ? words.leftOut : words.leftEmpty)(named);
    case 'layout':
      return (one.layout === 'list' ? words.asList : words.asParagraph)(named);
    case 'length':
      return lengths[one.length];
    case 'term': {
      const forms = choices.flatMap((choice) => (choice.kind === 'term' ? [choice.form] : []));
      return words.term(one.form, forms.find((form) => form !== one.form) ?? one.form);
    }
    case 'spelling':
      return spellings[one.form];
    case 'denial':
      return denials[one.form];
    case 'denials':
      return groups[one.form];
    case 'order':
      return firsts[one.first](named);
    case 'sign-off':
      return words.signOff(lineOf(one));
  }
}
