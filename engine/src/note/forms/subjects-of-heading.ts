import type { FormHeading } from '../../model/note-form.ts';
import { headingRows, weakHeadings } from '../data/headings.ts';
import type { Subject } from '../../document/subjects.ts';
import { wordList } from '../../text/word-list.ts';

const known = new Map<string, Subject>(
  headingRows.flatMap(([subject, names]) => names.split('|').map((name): [string, Subject] => [name, subject])),
);
/** Names that mean the same also within a longer title ("Knee history" is a history, "Pain plan" a plan). */
const telling = new Set(
  wordList(`
  history|problem|problems|findings|goals|needs|education|safety|imaging|mobility|orders
`),
);
const within = [...known]
  .filter(([name]) => name.length > 3 && (!weakHeadings.has(name) || telling.has(name)))
  .sort(([a], [b]) => b.length - a.length);

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/&]+/gu, ' ')
    .trim();

/**
 * What a heading takes in: what was chosen for it, or what its words say, as clinicians name their headings. Empty for a title that says nothing of the
 * kind ("Billing").
 */
export function subjectsOfHeading({ title, takes }: Pick<FormHeading, 'title' | 'takes'>): readonly Subject[] {
  if (takes.length > 0) return takes;
  const words = plain(title.slice(0, 200));
  const whole = known.get(words);
  if (whole !== undefined) return [whole];
  const padded = ` ${words} `;
  const found: Subject[] = [];
  let rest = padded;
  for (const [name, subject] of within) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replace(` ${name} `, ' ');
    if (!found.includes(subject)) found.push(subject);
  }
  return found;
}
