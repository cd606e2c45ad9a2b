import multipart from '@fastify/multipart';
import { chat } from '@notewright/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

/** What a form was read as, with the memory that each file holds. */
async function heldBy(form: FormData): Promise<{ readonly texts: string[]; readonly held: number[] }> {
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  await app.register(multipart);
  app.post('/', async (request) => {
    const { files } = await readMultipart(request, chat.createChat);
    return {
      texts: files.map(({ bytes }) => Buffer.from(bytes).toString()),
      held: files.map(({ bytes }) => bytes.buffer.byteLength),
    };
  });
  try {
    const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': `${payload.length}`,
    };
    return (await app.inject({ method: 'POST', url: '/', payload, headers })).json();
  } finally {
    await app.close();
  }
}

const formOf = (...texts: string[]): FormData => {
  const form = new FormData();
  for (const [at, text] of texts.entries())
    form.append('attached_file', new File([text], `${at}.txt`, { type: 'text/plain' }));
  return form;
};

it('holds no more memory for small files than they have bytes, however long the form is', async () => {
  const small = Array.from({ length: 9 }, (_, at) => `File ${at}.`);
  const large = 'x'.repeat(2_000_000);
  const { texts, held } = await heldBy(formOf(...small, large));
  expect(texts.slice(0, 9)).toEqual(small);
  expect(texts[9] === large).toBe(true);
  expect(held.slice(0, 9)).toEqual(small.map((text) => text.length));
});

it('holds a file that is nearly all of its form as it was read', async () => {
  const { texts, held } = await heldBy(formOf('x'.repeat(500_000)));
  expect(texts[0]).toHaveLength(500_000);
  expect(held[0]).toBeGreaterThan(500_000);
  expect(held[0]).toBeLessThan(501_000);
});
