import { addLaunch, makeConnection, makeGrant } from '../../testing/add-launch.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { People, Places } from './damage-fixture.ts';

export const recordNames = ['Patient number 0', 'Patient number 1'] as const;
export const recordSystems = ['System number 0', 'System number 1'] as const;

/** Record systems, and records of two patients that the writer has open, each with a chat that belongs to it. */
export async function fillEmr({ server }: TestServer, { writer, companyId }: People): Promise<Places> {
  const owner = { tenantId: companyId, userId: writer.id };
  const { emr } = server.store;
  const [used = makeConnection(), unused = makeConnection()] = recordSystems.map((name) => makeConnection({ name }));
  for (const one of [used, unused]) await emr.connections.add(one, 'working', Date.now());
  const chatIds: string[] = [];
  const launchIds: string[] = [];
  for (const [at, name] of recordNames.entries()) {
    const id = await addLaunch(server.store, owner, used.id, makeGrant(`p${at}`, name));
    const launch = await emr.launches.find(owner, id);
    if (launch === null) throw new Error('It was just opened.');
    const chatId = `emr-chat-${at}`;
    await emr.chats.bind(owner, chatId, launch, Date.now());
    chatIds.push(chatId);
    launchIds.push(id);
  }
  return {
    emrConnection: { where: { id: unused.id }, hides: [recordSystems[1]] },
    emrLaunch: { where: { id: launchIds[0] ?? '' }, hides: [recordNames[0]] },
    emrChat: { where: { chat_id: chatIds[1] ?? '' }, hides: [recordNames[1]] },
  };
}
