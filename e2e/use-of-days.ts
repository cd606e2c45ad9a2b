import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { callAs } from './companies-by-calls.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import type { App } from './start-app.ts';

const day = 86_400_000;

/** One day's use of one tool. */
export interface DayOfUse {
  readonly daysAgo: number;
  readonly tool: 'Chartwright' | 'TranscriptX' | 'Redactify' | 'Validify';
  readonly replies: number;
}

/** The day so many days ago, as it is counted. */
export function keyOfDay(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
}

/** Puts earlier use into the counts of the embedded database, since a journey cannot wait for weeks. */
export async function keepUse(
  { address, dataDir }: Pick<App, 'address' | 'dataDir'>,
  who: SignedUp,
  days: readonly DayOfUse[],
): Promise<void> {
  const { id } = (await callAs(address, who, 'GET', '/authentication_app/user_profile/')) as { id: string };
  const database = new DatabaseSync(path.join(dataDir, 'notewright.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    const place =
      database.prepare('select tenant_id from memberships where user_id = ?').get(id) ??
      database.prepare('select tenant_id from users where id = ?').get(id);
    const insert = database.prepare('insert into usage_days values (?, ?, ?, ?, ?, ?, ?)');
    for (const { daysAgo, tool, replies } of days)
      insert.run(place?.['tenant_id'] ?? '', id, keyOfDay(daysAgo), tool, replies, replies * 240, replies * 220);
  } finally {
    database.close();
  }
}
