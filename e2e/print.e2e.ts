import { copyButton, expect, lastReply, sampleNote, sendText, test } from './fixtures.ts';

/** Pages of a PDF, counted by the objects that say so. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('on paper a chat is its documents alone, whole, on white', async ({ home }, info) => {
  await sendText(home, sampleNote);
  await home.getByRole('textbox', { name: 'Message' }).fill(`Second visit. ${sampleNote}`);
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(2);
  await expect(copyButton(lastReply(home))).toBeVisible();
  await home.evaluate(() => document.documentElement.classList.add('dark'));

  await home.emulateMedia({ media: 'print' });
  for (const article of await home.getByRole('article').all()) await expect(article).toBeVisible();
  for (const gone of ['banner', 'navigation', 'complementary', 'textbox', 'button', 'region'] as const)
    await expect(home.getByRole(gone)).toHaveCount(0);
  await expect(home.getByRole('heading', { name: 'Your words' })).toHaveCount(0);
  await expect(lastReply(home)).toContainText(/draft for a clinician.s review/i);
  expect(await home.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const [reaches, ink] = await lastReply(home).evaluate((sheet) => [
    document.documentElement.scrollHeight >= sheet.getBoundingClientRect().bottom + scrollY - 1,
    getComputedStyle(sheet).color,
  ]);
  expect(reaches).toBe(true);
  expect(ink).toBe('rgb(22, 36, 43)');

  await home.emulateMedia({ media: null });
  const pdf = await home.pdf({ path: info.outputPath('chat.pdf'), format: 'A4' });
  expect(countPages(pdf), 'one page for each of two short documents').toBe(2);
  const small = await home.pdf({ path: info.outputPath('small.pdf'), width: '4in', height: '5in' });
  expect(countPages(small), 'a document goes on over the pages it needs').toBeGreaterThanOrEqual(4);
});

test('printing brings back what is scrolled out of sight, and leaves the reader where they were', async ({ home }) => {
  await sendText(home, sampleNote);
  for (let count = 2; count <= 6; count += 1) {
    await home.getByRole('textbox', { name: 'Message' }).fill(`Visit ${count}. ${sampleNote}`);
    await home.keyboard.press('Enter');
    await expect(home.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(home.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
  }
  const log = home.getByRole('log');
  const left = (): Promise<number> => log.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  await expect.poll(left).toBeLessThan(4);
  const onScreen = await home.getByRole('article').count();
  expect(onScreen).toBeLessThan(6);

  const onPaper = await home.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const count = document.querySelectorAll('article').length;
    dispatchEvent(new Event('afterprint'));
    return count;
  });
  expect(onPaper).toBe(6);
  await home.emulateMedia({ media: 'print' });
  await expect(home.getByRole('article')).toHaveCount(6);
  await home.emulateMedia({ media: null });
  await expect.poll(left).toBeLessThan(4);
  await expect(home.getByRole('article')).toHaveCount(onScreen);
});
