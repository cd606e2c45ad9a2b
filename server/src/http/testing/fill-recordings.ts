import { v7 as makeId } from 'uuid';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { People, Places } from './damage-fixture.ts';

export const spokenWords = ['Spoken words of one', 'Spoken words of two'] as const;
export const recordedSounds = ['Sound of one', 'Sound of two'] as const;

/** Two recorded visits of the writer: one is finished and waits to be put into a message, the other goes on. */
export async function fillRecordings({ server }: TestServer, { writer, companyId }: People): Promise<Places> {
  const owner = { tenantId: companyId, userId: writer.id };
  const { recordings } = server.store;
  await server.database.kysely.updateTable('tenants').set({ recording_days: 30 }).where('id', '=', companyId).execute();
  const ids: string[] = [];
  for (const [index, words] of spokenWords.entries()) {
    const id = makeId();
    ids.push(id);
    const now = Date.now();
    await recordings.begin(owner, { id, chatId: null, sessionId: 'nobody', language: 'en-US' }, now);
    const bytes = Buffer.from(`\x1a\x45\xdf\xa3 ${recordedSounds[index]}`, 'latin1');
    await recordings.addPiece(owner, id, { part: 0, number: 0, bytes }, now);
    await recordings.closePart(owner, id, { part: 0, pieces: 1, seconds: 2, hasSound: true }, now);
    const claimed = await recordings.claimPart('test', now, now + 60_000);
    if (claimed === null) throw new Error('No part of a recording waits.');
    await recordings.writeText(claimed, words, now);
    if (index === 0) await recordings.finish(owner, id, { parts: 1, withoutFailed: false }, now);
  }
  const [first = '', second = ''] = ids;
  return {
    recording: { where: { id: first }, hides: [spokenWords[0], recordedSounds[0]] },
    recordingText: { where: { recording_id: first }, hides: [spokenWords[0]] },
    recordingPiece: { where: { recording_id: second }, hides: [recordedSounds[1]] },
  };
}
