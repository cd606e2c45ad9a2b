import { chat, type FileFormat } from '@notewright/contract';
import { callForFile } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { ownTimeZone } from './day-of.ts';

export type DayFormat = FileFormat;

/** Has the server pack notes into one archive, and the browser keep it under the name of their day. Throws as `call` does. */
export async function saveNotes(date: string, ids: readonly string[], format: DayFormat): Promise<void> {
  const body = { message_ids: [...ids], format, time_zone: ownTimeZone() };
  saveFile(await callForFile(chat.exportDay, { body }), `notes-${date}.zip`);
}
