import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { test } from './scripted-app.ts';

/** Files that would run if a browser showed them: sent as attachments, then opened by their own address. */
const probe = '__probe(1)';
const running: Readonly<Record<string, { readonly type: string; readonly content: string }>> = {
  'drawing.svg': {
    type: 'image/svg+xml',
    content: `<svg xmlns="http://www.w3.org/2000/svg" onload="${probe}"><script>${probe}</script><text y="20">Knee</text><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x:" onerror="${probe}"/></body></foreignObject></svg>`,
  },
  'letter.html': {
    type: 'text/html',
    content: `<!doctype html><title>x</title><body onload="${probe}"><p>Seen for cough.</p><script>${probe}</script><img src="https://beacon.attack.example/2"><iframe srcdoc="<script>${probe}</script>"></iframe></body>`,
  },
  'words.txt': { type: 'text/plain', content: `<html><script>${probe}</script>Cough.` },
};

async function send(address: string, token: string, name: string, type: string, content: string): Promise<Response> {
  const form = new FormData();
  form.append('message_content', 'Cough.');
  form.append('attached_file', new File([content], name, { type }));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${address}/chat/create_chat/`, { method: 'POST', headers, body: form });
}

/** Opens an address as a page with the person's token, as if a browser would send it by itself. */
async function open(page: Page, place: string, token: string, without: readonly string[]): Promise<void> {
  await page.route(`**${place}`, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } });
    const headers = Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !without.includes(name)));
    await route.fulfill({ response: answer, headers });
  });
  // A download ends the navigation, which is what is wanted.
  await page.goto(place).catch(() => undefined);
  // A sandboxed page runs nothing, this journey's own questions included.
  await page.waitForLoadState('networkidle');
  await page.unroute(`**${place}`);
}

test('drawings and pages that are opened by their own address run nothing', async ({
  page,
  account,
  app,
  watch,
  allowComplaints,
}) => {
  // The attacks run here on purpose, and the policies that stop them report each.
  allowComplaints(/./s);
  for (const [name, { type, content }] of Object.entries(running)) {
    const sent = await send(app.address, account.accessToken, name, type, content);
    expect(sent.status, name).toBe(201);
    const { data } = (await sent.json()) as { data: { messages: { attachment: { id: string } | null }[] } };
    const place = `/chat/attachment/${data.messages[0]?.attachment?.id ?? ''}/`;
    const token = account.accessToken;

    await open(page, place, token, []);
    expect(page.url(), 'it is a download').not.toContain(place);
    watch.faults.splice(0, watch.faults.length, ...watch.faults.filter((fault) => !fault.startsWith('download ')));
    expect(watch.faults, name).toEqual([]);

    // Were it shown all the same, its own policy would still hold: sandboxed, without script, loading nothing.
    await open(page, place, token, ['content-disposition']);
    expect(page.url()).toContain(place);
    expect(
      watch.faults.filter((fault) => /^(?:hit|request|navigation|dialog)/.test(fault)),
      name,
    ).toEqual([]);

    // And without any of that it would run, so what was just seen is not seen for want of an attack.
    if (type !== 'text/plain') {
      await open(page, place, token, ['content-disposition', 'content-security-policy']);
      expect(
        watch.faults.some((fault) => fault.startsWith('hit')),
        name,
      ).toBe(true);
    }
    watch.faults.length = 0;
  }
  await page.goto('about:blank');
});

test(
  'files that lie about their type are refused, or served as what they are',
  { tag: '@quick' },
  async ({ account, app }) => {
    const html = running['letter.html']?.content ?? '';
    const lies: readonly (readonly [string, string, string])[] = [
      ['photo.png', 'image/png', html],
      ['photo.jpg', 'image/jpeg', `\u00ff\u00d8\u00ff${html}`],
      ['paper.pdf', 'application/pdf', html],
      ['paper.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', html],
      ['moving.gif', 'image/gif', `GIF89a/*${html}*/`],
      ['page.html.exe', 'text/html', html],
      ['page.xhtml', 'application/xhtml+xml', html],
      ['sheet.xml', 'text/xml', html],
      ['script.js', 'text/javascript', probe],
      ['archive.mht', 'message/rfc822', html],
      ['old.swf', 'application/x-shockwave-flash', 'FWS'],
      ['style.css', 'text/css', '*{}'],
    ];
    for (const [name, type, content] of lies) {
      const answer = await send(app.address, account.accessToken, name, type, content);
      expect([400, 415, 422], `${name}: ${await answer.text()}`).toContain(answer.status);
    }
  },
);
