import type { SourceKind } from '@notewright/engine';
import type { PromptPart } from './shield-prompt.ts';
import type { RunSource } from './tool.ts';

/** What heads a source in a prompt, by what it is to the visit. Its name and day are data: they stand below, and are shielded. */
const headings: Readonly<Record<Exclude<SourceKind, 'current'>, string>> = {
  previous_note: 'From an earlier note, not of this visit:',
  medication_list: 'From a medication list, not of this visit:',
  problem_list: 'From a problem list, not of this visit:',
  results: 'From earlier results, not of this visit:',
  other: 'From another document, not of this visit:',
};

const currentHeadings: Readonly<Record<RunSource['origin'], string>> = {
  file: 'What was read from the attached file:',
  text: 'What the clinician pasted:',
  note: 'From a note that is to be taken as of this visit:',
};

/** The parts of a prompt that hold a run's sources beside what was typed, each under its kind, with name and day where it is one of several. */
export function describeSources(sources: readonly RunSource[]): readonly PromptPart[] {
  const isAlone = sources.length === 1 && sources[0]?.kind === 'current';
  return sources.map(({ origin, kind, name, date, text }) => {
    const heading = kind === 'current' ? currentHeadings[origin] : headings[kind];
    const lines = [...(name === '' ? [] : [`Name: ${name}`]), ...(date === null ? [] : [`Date: ${date}`])];
    const before = isAlone || lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
    return { heading, text: before + text, fileFrom: before.length };
  });
}
