import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutOrder } from '../payments/payments.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const inSpanish = { 'accept-language': 'es' };
const wrong = { email: 'nobody@clinic.example', password: 'not the password' };

describe('a call of somebody who reads Spanish', () => {
  it('is refused in Spanish, and says so', async () => {
    const answer = await server.call('POST', '/authentication_app/signin/', { body: wrong, headers: inSpanish });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      code: 'invalid_credentials',
      message: 'El correo electrónico o la contraseña no son correctos.',
      errors: {},
    });
    expect(answer.headers.get('content-language')).toBe('es');
  });

  it('names what is wrong with a field in Spanish, ours and those of the parser', async () => {
    const body = { email: 'dana', password: 7, colour: 'red' };
    const { body: answer } = await server.call('POST', '/authentication_app/signup/', { body, headers: inSpanish });
    expect(answer['errors']).toMatchObject({
      email: ['El correo electrónico no es válido'],
      password: ['La contraseña es obligatoria'],
      colour: ['Este campo no se conoce aquí.'],
    });
  });

  it('is told of a success, and of its own activity, in Spanish', async () => {
    const { accessToken: token } = await server.createUser();
    const headers = inSpanish;
    const draft = { chat_id: null, text: 'Draft saved.' };
    const saved = await server.call('PUT', '/chat/draft/', { token, headers, body: draft });
    expect(saved.body['message']).toBe('Borrador guardado.');
    const kept = await server.call('GET', '/chat/draft/', { token, headers });
    expect(JSON.stringify(kept.body)).toContain('Draft saved.');
    const activity = await server.call('GET', '/authentication_app/settings/user_log/', { token, headers });
    expect(JSON.stringify(activity.body)).toContain('Correo verificado');
    const plans = await server.call('GET', '/subscription_app/plans/', { token, headers });
    expect(JSON.stringify(plans.body)).toContain('Licencia para un usuario');
  });

  it('reads the pages behind mailed links in Spanish', async () => {
    for (const [path, words] of [
      ['/authentication_app/reset_link/?token=abcdefghijklmnopqrstuv', 'Cambiar mi contraseña'],
      ['/authentication_app/verify_link/?token=abcdefghijklmnopqrstuv', 'Verificar mi dirección'],
      ['/authentication_app/verify_link/', 'Este enlace ya no funciona'],
    ] as const) {
      const answer = await fetch(server.origin + path, { headers: inSpanish });
      const page = await answer.text();
      expect(page).toContain(words);
      expect(page).toContain('<html lang="es">');
      // No word that is English alone is left between its tags.
      expect(page.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')).not.toMatch(/\b(?:the|your|you|it|was|is|with)\b/i);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
    }
  });
});

describe('the built-in checkout', () => {
  const english = /\b(?:the|your|you|it|was|is|with|card|until|today)\b/i;
  const open = async (order: Partial<CheckoutOrder>): Promise<string> => {
    const { payments } = server.server;
    if (payments === null) throw new Error('There are no payments.');
    const tenantId = uuidv7();
    const customerId = await payments.openCustomer({ tenantId, email: 'dana@clinic.example' });
    const purchase = { kind: 'start', plan: { plan: 'company', seats: 12 }, credit: 0 } as const;
    const addresses = { successUrl: `${server.origin}/`, cancelUrl: `${server.origin}/` };
    return (await payments.openCheckout({ orderId: uuidv7(), customerId, tenantId, purchase, ...addresses, ...order }))
      .url;
  };
  const read = async (url: string, form?: URLSearchParams): Promise<string> => {
    const sent = form === undefined ? {} : { method: 'POST', body: form };
    const page = await (await fetch(url, { ...sent, headers: inSpanish })).text();
    return page.replace(/<[^>]*>/g, ' ');
  };

  it('says everything in Spanish: the order, what is wrong with a card, the bank, the end', async () => {
    const start = await open({});
    const renewal = { amount: 11_700, interval: 'month', seats: 3, on: Date.UTC(2026, 10, 5) } as const;
    const description = '2 more users until November 05, 2026 (UTC)';
    const seats = await open({ purchase: { kind: 'difference', amount: 4900, description, addedSeats: 2, renewal } });
    const pages = [
      await read(start),
      await read(seats),
      await read(start, new URLSearchParams({ card: 'typed', number: '4242424242424242', expiry: '1/20' })),
      await read(start, new URLSearchParams({ card: 'declined' })),
      await read(start, new URLSearchParams({ card: 'asks_bank' })),
      await read(`${server.origin}/checkout/nothing`),
    ];
    expect(pages.filter((page) => english.test(page))).toEqual([]);
    expect(pages[0]).toContain('Plan de empresa, 10 usuarios');
    expect(pages[1]).toContain('2 usuarios más hasta el 5 de noviembre de 2026');
  });
});

describe('a program', () => {
  it.each([undefined, 'en-US,en;q=0.9,es;q=0.5', 'fr', '*'])(
    'with the languages %s reads English',
    async (accepted) => {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted };
      const answer = await server.call('POST', '/authentication_app/signin/', { body: wrong, headers });
      expect(answer.body['message']).toBe('Email or password is incorrect.');
      expect(answer.headers.get('content-language')).toBeNull();
    },
  );
});
