import type { TitleParts } from '../titles/parts-of-text.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';

const subjectsOf: Readonly<Record<keyof TitleParts, readonly Subject[]>> = {
  reason: ['chief-complaint', 'admission', 'history-of-present-illness', 'hospital-course'],
  diagnosis: [
    'postoperative-diagnosis',
    'discharge-diagnosis',
    'assessment',
    'assessment-and-plan',
    'preoperative-diagnosis',
  ],
  procedure: ['procedure'],
};

/** How many passages of a subject are read. */
const most = 30;

/** What the title of a note may be made from. */
export function titlePartsOf(passages: readonly Passage[]): TitleParts {
  const wordsOf = (name: keyof TitleParts): string[] =>
    subjectsOf[name].flatMap((subject) =>
      passages
        .filter((passage) => passage.subject === subject && passage.denied === undefined)
        .slice(0, most)
        .map(({ text }) => text),
    );
  return { reason: wordsOf('reason'), diagnosis: wordsOf('diagnosis'), procedure: wordsOf('procedure') };
}
