import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { cutSentences } from '../../engine/src/blocks/cut-sentences.ts';
import { EntryWords } from '../../engine/src/blocks/entry-words.ts';
import { evenForm } from '../../engine/src/blocks/even-form.ts';
import { featuresOf } from '../../engine/src/blocks/entry-features.ts';
import { nearestEntrySubject, readEntries, type ReadEntry } from '../../engine/src/blocks/read-entries.ts';
import type { Subject } from '../../engine/src/document/subjects.ts';
import type { Marked } from './score.ts';

/** A stretch of a text with what it is about. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly subject: Subject;
}

/** A note kept apart by its writer. */
export interface MarkedNote extends Marked {
  readonly text: string;
  readonly entries: readonly ReadEntry[];
  /** How many marked characters of each entry are about something else than the entry is taken for. */
  readonly others: readonly number[];
}

/** What an entry is learned as: the mental state is found by examination, and only its heading distinguishes it. */
const learnedAs = (subject: Subject): Subject =>
  subject === 'mental-status' ? 'physical-examination' : nearestEntrySubject(subject);

function mark(id: string, text: string, marks: readonly Mark[]): MarkedNote {
  const entries = readEntries(evenForm(text));
  const own = entries.map(({ start, end }) => {
    const sums = new Map<Subject, number>();
    for (const one of marks) {
      const shared = Math.min(end, one.end) - Math.max(start, one.start);
      if (shared > 0) sums.set(learnedAs(one.subject), (sums.get(learnedAs(one.subject)) ?? 0) + shared);
    }
    return [...sums].sort((a, b) => b[1] - a[1]);
  });
  const counts = own.map(([best]) => best?.[1] ?? 0);
  const others = own.map((sums, at) => sums.reduce((sum, [, count]) => sum + count, 0) - (counts[at] ?? 0));
  return { id, text, entries, gold: own.map(([best]) => best?.[0]), counts, others };
}

interface Pieces {
  readonly id: string;
  readonly pieces: readonly (readonly [string, string])[];
}

/** Notes that were written in pieces, each with what it is about; `-` is a heading or a mark. */
export async function readPieces(folder: string): Promise<MarkedNote[]> {
  const out: MarkedNote[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort())
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n').filter((one) => one !== '')) {
      const { id, pieces } = JSON.parse(line) as Pieces;
      let text = '';
      const marks: Mark[] = [];
      for (const [words, subject] of pieces) {
        if (subject !== '-')
          marks.push({ start: text.length, end: text.length + words.length, subject: subject as Subject });
        text += words;
      }
      out.push(mark(id, text, marks));
    }
  return out;
}

interface WrittenFacts {
  readonly id: string;
  readonly input: string;
  readonly facts: readonly { readonly quote: string | readonly string[]; readonly subject: Subject }[];
}

/** Notes with their facts by hand: the words of each fact are about its subject. */
export async function readFactNotes(folder: string): Promise<MarkedNote[]> {
  const out: MarkedNote[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const { id, input, facts } = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as WrittenFacts;
    const marks = facts.flatMap(({ quote, subject }) =>
      [quote]
        .flat()
        .map((words) => ({ start: input.indexOf(words), end: input.indexOf(words) + words.length, subject })),
    );
    out.push(mark(id, input, marks));
  }
  return out;
}

/** Sections of MTS-Dialog (Ben Abacha et al., EACL 2023, CC BY 4.0) and what they are about. */
const mtsSections: Readonly<Record<string, Subject>> = {
  genhx: 'history-of-present-illness',
  cc: 'history-of-present-illness',
  ros: 'history-of-present-illness',
  pastmedicalhx: 'past-medical-history',
  pastsurgical: 'past-surgical-history',
  allergy: 'allergies',
  medications: 'medications',
  assessment: 'assessment',
  diagnosis: 'assessment',
  exam: 'physical-examination',
  disposition: 'plan',
  plan: 'plan',
  edcourse: 'intervention',
  procedures: 'intervention',
  immunizations: 'immunizations',
  imaging: 'results',
  labs: 'results',
};
const longestSection = 6;

/** Sentences of clinicians' notes by the section they stand in, each a text of its own. */
export async function readMtsSections(file: string): Promise<Marked[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const { id, sections } = JSON.parse(line) as { id: string; sections: Readonly<Record<string, string>> };
    return Object.entries(sections).flatMap(([name, text]) => {
      const subject = mtsSections[name];
      if (subject === undefined) return [];
      return cutSentences(text, { start: 0, end: text.length })
        .slice(0, longestSection)
        .map(({ start, end }) => ({
          id,
          gold: [subject],
          counts: [end - start],
          // Where in a note it stood is not known.
          entries: [
            {
              features: featuresOf(new EntryWords(text.slice(start, end)), { depth: 0, block: '' }).filter(
                (one) => !/^(?:d|blk):/.test(one),
              ),
            },
          ],
        }));
    });
  });
}
