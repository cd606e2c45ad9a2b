import type { Span } from '../../../model/span.ts';
import type { RecordFormat } from '../record-format.ts';
import { startBatch } from '../shared/record-batch.ts';
import { readEncoding, usualEncoding, type Encoding } from './encoding.ts';
import { fieldsOf } from './field-table.ts';
import { readListedField } from './listed-field.ts';
import { startMessage, type Message } from './message.ts';
import { readObservation } from './observation.ts';
import { splitLines, splitSpan } from './split.ts';
import { readUnlistedField } from './unlisted-field.ts';

const leading = /^[\s\ufeff\x0b]{0,1000}/;
/** What follows the name of a header segment in nearly every message. */
const usualMarks = '|^~';
const namePattern = /^[A-Z][A-Z0-9]{2}$/;
const headLength = 12;
/** A message without its header: at least its first segment must be one that the table knows. */
const bareSegment = /^(?:PID|PV1|OBX|OBR|ORC|NK1|IN1|GT1|EVN|AL1|DG1)\|[^|]{0,40}\|[^|]{0,200}\|/;

/** The separators of the first segment of a text in HL7 v2; nothing when the text is anything else. */
function readFirst(text: string): Encoding | undefined {
  const start = leading.exec(text)?.[0].length ?? 0;
  const first = readEncoding(text.slice(start, start + headLength));
  if (first) return first;
  if (bareSegment.test(text.slice(start, start + 300))) return usualEncoding;
  // Words may stand before the message, as in a mail or a log.
  const at = text.indexOf(usualMarks) - 3;
  const before = text.charAt(at - 1);
  return at > 0 && /[\n\r\x0b]/.test(before) ? readEncoding(text.slice(at, at + headLength)) : undefined;
}

interface LastObservation {
  code: string;
}

function readSegment(message: Message, line: Span, last: LastObservation): void {
  const { text, encoding } = message;
  const fields = splitSpan(text, line, encoding.field);
  const name = text.slice(line.start, Math.min(line.start + 3, line.end));
  const isHeader = name === 'MSH' || name === 'BHS' || name === 'FHS';
  const rows = fieldsOf(name);
  const valueAt = (index: number): string => text.slice(fields[index]?.start ?? 0, fields[index]?.end ?? 0);
  const code = name === 'OBX' ? valueAt(3) : '';
  for (const [index, field] of fields.entries()) {
    // The header's first field is the separator itself, its second the other separators.
    if (index === 0 || (isHeader && index === 1)) continue;
    const row = rows?.get(isHeader ? index + 1 : index);
    if (name === 'OBX' && index === 5) {
      const continues = code === last.code;
      const [type, units] = [valueAt(2), valueAt(6)];
      readObservation(message, { type, code: fields[3], value: field, units, continues });
    } else if (row) readListedField(message, field, row);
    else readUnlistedField(message, field, rows === undefined);
  }
  last.code = name === 'OBX' ? code : '';
}

/** True for a line that begins with the name of a segment. */
function isSegment(text: string, { start, end }: Span, encoding: Encoding): boolean {
  if (!namePattern.test(text.slice(start, Math.min(start + 3, end)))) return false;
  return end === start + 3 || text.startsWith(encoding.field, start + 3);
}

/**
 * Finds the identifiers of HL7 v2 messages, batches and files, segment by segment. Every message is read with its own
 * separators, and what its fields name is found in its comments and reports too.
 */
export const hl7Format: RecordFormat = {
  name: 'hl7',
  find: (text) => {
    const first = readFirst(text);
    if (!first) return null;
    const batch = startBatch();
    let message = startMessage(text, first);
    let last: LastObservation = { code: '' };
    for (const whole of splitLines(text)) {
      const blanks = leading.exec(text.slice(whole.start, whole.start + 8))?.[0].length ?? 0;
      const line = { start: Math.min(whole.start + blanks, whole.end), end: whole.end };
      const encoding = readEncoding(text.slice(line.start, Math.min(line.start + headLength, line.end)));
      if (encoding) {
        batch.add(message);
        message = startMessage(text, encoding);
        last = { code: '' };
      }
      if (isSegment(text, line, message.encoding)) readSegment(message, line, last);
      // A line of a report that was broken over several.
      else message.fields.push({ text: text.slice(line.start, line.end), start: line.start, joint: '\n' });
    }
    batch.add(message);
    return batch.finish();
  },
};
