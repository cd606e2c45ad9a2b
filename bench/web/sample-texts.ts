/** Visibly made-up clinical text of given lengths. The words differ from line to line, so that nothing is drawn from a cache. */

const findings = ['knee effusion', 'dry cough', 'mild oedema', 'sinus rhythm', 'clear chest', 'full range of motion'];
const acts = ['repeat the radiograph', 'recheck potassium', 'continue the dose', 'refer to physiotherapy', 'call back'];

const line = (index: number): string =>
  `- **Item ${index}**: ${findings[index % findings.length]}, day ${index % 29}; ${acts[index % acts.length]} in ${(index % 6) + 1} weeks.`;

const paragraph = (index: number): string =>
  `On visit ${index} the sample patient reports ${findings[index % findings.length]} since *day ${index % 11}*, ` +
  `worse on stairs, without fever. Plan: ${acts[(index + 2) % acts.length]}, see \`order ${index}\`.`;

const table = (index: number): string =>
  [
    '| Measure | Value | Range |',
    '|---|---:|---|',
    ...[1, 2, 3].map((row) => `| Test ${index}.${row} | ${60 + row + index} | 60-99 |`),
  ].join('\n');

function section(index: number): string {
  const lines = [1, 2, 3, 4, 5].map((item) => line(index * 7 + item));
  const parts = [`## Part ${index}`, paragraph(index), '### Findings', lines.join('\n'), paragraph(index + 3)];
  return [...parts, ...(index % 4 === 0 ? [table(index)] : [])].join('\n\n');
}

/** A note of headings, paragraphs, lists and tables, at least so many characters long and then cut there. */
export function sampleNote(characters: number): string {
  let text = '# Sample note';
  for (let index = 1; text.length < characters; index += 1) text += `\n\n${section(index)}`;
  return text.slice(0, characters);
}

/** One list of so many items. */
export const sampleList = (items: number): string =>
  Array.from({ length: items }, (_, index) => line(index)).join('\n');

/** A text in so many pieces of about the same length. */
export function cutPieces(text: string, count: number): string[] {
  const edge = (index: number): number => Math.round((index * text.length) / count);
  return Array.from({ length: count }, (_, index) => text.slice(edge(index), edge(index + 1)));
}
