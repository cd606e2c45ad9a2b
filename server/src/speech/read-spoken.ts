/**
 * The words of an answer of the transcription protocol; null where it is none. Segments with speakers (`diarized_json`) give a
 * line for each turn, without the speakers' letters: an endpoint gives them again for each part of a recording, so that "A" of one
 * part may be "B" of the next, and a clinician's words would stand under the patient's letter.
 */
export function readSpoken(answer: unknown): string | null {
  if (!isObject(answer) || typeof answer['text'] !== 'string') return null;
  const turns = readTurns(answer['segments']);
  return (turns ?? answer['text']).trim();
}

/** Null where no speakers are distinguished, or their turns cannot be read. */
function readTurns(segments: unknown): string | null {
  if (!Array.isArray(segments)) return null;
  const lines: string[] = [];
  let before: string | null = null;
  for (const segment of segments as readonly unknown[]) {
    if (!isObject(segment)) return null;
    const { speaker, text } = segment;
    if (typeof speaker !== 'string' || typeof text !== 'string') return null;
    const words = text.trim();
    if (words === '') continue;
    if (speaker === before) lines.push(`${lines.pop() ?? ''} ${words}`);
    else lines.push(words);
    before = speaker;
  }
  return lines.length === 0 ? null : lines.join('\n');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
