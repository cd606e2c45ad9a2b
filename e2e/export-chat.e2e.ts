import { readFile } from 'node:fs/promises';
import { unpackZip } from '../server/src/documents/testing/unpack-zip.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, history, sampleNote, sendText, test } from './fixtures.ts';

test('a chat is exported from its menu in each format', { tag: '@quick' }, async ({ home, account }) => {
  await sendText(home, sampleNote);
  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await home.getByRole('menuitem', { name: 'Export chat…' }).click();
  const dialog = home.getByRole('dialog', { name: 'Export this chat' });
  await expect(dialog).toBeVisible();
  await expectAccessible(home);
  for (const [name, ending, begins] of [
    ['Download as Markdown', 'md', '# '],
    ['Download as Word', 'docx', 'PK'],
    ['Download as PDF', 'pdf', '%PDF-1.7'],
    ['Download as FHIR', 'fhir.json', '{"resourceType":"Bundle","type":"collection"'],
  ] as const) {
    const coming = home.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^chat-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    const bytes = await readFile(await download.path());
    expect(bytes.toString().startsWith(begins)).toBe(true);
    if (ending === 'md') expect(bytes.toString()).toContain(`${account.email} to Chartwright`);
    if (ending === 'docx') expect(String((await unpackZip(bytes)).get('word/document.xml'))).toContain('lachman neg');
    await expect(dialog.getByText('The file was downloaded')).toBeVisible();
  }
  await home.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(history(home).getByRole('button', { name: /^Actions/ })).toBeFocused();
});

test('a chat without a note has no FHIR, and says so in its place', async ({ home }) => {
  await home.goto('/');
  await home
    .getByRole('radio', { name: /Redactify/ })
    .or(home.getByRole('button', { name: /Redactify/ }))
    .first()
    .click();
  await sendText(home, 'Seen by Dr. Smith on 3/4/2020.');
  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await home.getByRole('menuitem', { name: 'Export chat…' }).click();
  const dialog = home.getByRole('dialog', { name: 'Export this chat' });
  await dialog.getByRole('button', { name: 'Download as FHIR' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'This chat has no note that is finished.' })).toBeVisible();
});
