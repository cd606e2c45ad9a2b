import type { Page } from '@playwright/test';

/** Fields whose words come from people, files, browsers or models. Every other string of an answer is the product's own. */
const freeText = new Set([
  'accepted_by',
  'action',
  'actor',
  'agreement',
  'by',
  'company',
  'company_name',
  'device',
  'device_name',
  'displayName',
  'display_name',
  'email',
  'file_name',
  'full_name',
  'invited_by',
  'ip_address',
  'inviter',
  'label',
  'message',
  'message_content',
  'name',
  'notice',
  'problem',
  'reason',
  'subject',
  'text',
  'target',
  'title',
  'user',
  'user_agent',
  'whose',
  'who',
  'written_by',
]);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The same answer with attacks in place of every word that is not the product's own; lists of rows grow to all of them. */
function poisonAnswer(answer: Json, texts: readonly string[]): Json {
  let next = 0;
  const change = (value: Json, key: string): Json => {
    if (value === null && key === 'name') return texts[next++ % texts.length] ?? '';
    if (typeof value === 'string') return freeText.has(key) ? (texts[next++ % texts.length] ?? '') : value;
    if (value === null || typeof value !== 'object') return value;
    if (isList(value))
      return growList(value.length === 0 ? (seeds[key] ?? value) : value, texts.length).map((item) =>
        change(item, key),
      );
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));
  };
  return change(answer, '');
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A row for lists that are hard to fill by calls. */
const seeds: Readonly<Record<string, readonly Json[]>> = {
  passkeys: [{ id: 'x', name: 'x', created_at: '2024-03-05T14:03:09.000Z', last_used_at: null, is_synced: true }],
};

/** Repeats the rows of a list until there is one for each text; each gets an id of its own. */
function growList(rows: readonly Json[], wanted: number): readonly Json[] {
  const [first] = rows;
  if (first === undefined || typeof first !== 'object' || first === null || !('id' in first)) return rows;
  return Array.from({ length: Math.max(rows.length, wanted) }, (_, index) => {
    const row = rows[index % rows.length];
    const id = `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    return index < rows.length || typeof row !== 'object' || row === null ? (row ?? null) : { ...row, id };
  });
}

/** Lets every answer to a reading call come with attacks in it; the server's own answer is what they are put into. */
export async function poisonAnswers(page: Page, texts: readonly string[]): Promise<{ readonly poisoned: Set<string> }> {
  const poisoned = new Set<string>();
  await page.route(
    (url) => /^\/(?:authentication_app|company_user_management|chat|operator|codes)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      const isReading = request.method() === 'GET' || request.url().endsWith('/chat/search/');
      if (!isReading || request.headers()['accept']?.includes('event-stream')) return route.continue();
      const answer = await route.fetch();
      if (!answer.ok() || !answer.headers()['content-type']?.includes('json'))
        return route.fulfill({ response: answer });
      poisoned.add(new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, ':id'));
      return route.fulfill({ response: answer, json: poisonAnswer((await answer.json()) as Json, texts) });
    },
  );
  return { poisoned };
}
