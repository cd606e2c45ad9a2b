import { describe, expect, it } from 'vitest';
import { allowedCheckout } from './checkout-address.ts';

const own = 'https://notes.clinic.example';
const read = (address: unknown): string | null => allowedCheckout(address, own);

const good = [
  'https://checkout.stripe.com/c/pay/cs_live_a1B2c3#fidkdWxOYHwnPyd1blpxYHZxWjA0',
  'https://checkout.stripe.com/',
  'https://checkout.stripe.com/g/pay/cs_test_a1?locale=en&x=%2Fy',
  'https://billing.stripe.com/p/session/live_YWNjdF8x',
  `${own}/checkout/0196f000-0000-7000-8000-00000000000a`,
  `${own}/checkout/abc?x=1#y`,
];

/** Hosts that look like one that is allowed, and are another. */
const lookalikes = [
  'checkout.stripe.com.evil.example',
  'checkout.stripe.community',
  'checkout.stripe.co',
  'checkout.stripe.comm',
  'checkout-stripe.com',
  'checkoutXstripe.com',
  'xcheckout.stripe.com',
  'evil.checkout.stripe.com',
  'checkout.stripe.com.',
  'stripe.com',
  'api.stripe.com',
  'js.stripe.com',
  'dashboard.stripe.com',
  'connect.stripe.com',
  'billing.stripe.com.evil.example',
  'billing-stripe.com',
  'sub.billing.stripe.com',
  'buy.stripe.com',
  'checkout.str\u0131pe.com',
  'checkout.strip\u0435.com',
  'ch\u0435ckout.stripe.com',
  'checkout.stripe\u3002com',
  'checkout\uff0estripe.com',
  'checkout.stripe.\u0441om',
  'xn--checkout-stripe.com',
  'notes.clinic.example.evil.example',
  'evil-notes.clinic.example',
  'notes.clinic.example2',
  'clinic.example',
  'x.notes.clinic.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '0x7f000001',
  '2130706433',
  '169.254.169.254',
  'evil.example',
] as const;

const allowedHosts = ['checkout.stripe.com', 'billing.stripe.com', 'notes.clinic.example'] as const;
const forEach = (write: (host: string) => readonly string[]): readonly string[] => allowedHosts.flatMap(write);

const hostile: Readonly<Record<string, readonly unknown[]>> = {
  'another host, whatever it looks like': lookalikes.flatMap((host) => [
    `https://${host}/`,
    `https://${host}/c/pay/cs_live_1`,
  ]),
  'another scheme': [
    'javascript',
    'JavaScript',
    'data',
    'vbscript',
    'blob',
    'file',
    'ftp',
    'ws',
    'wss',
    'http',
    'view-source',
    'about',
    'mailto',
    'intent',
    'chrome',
    'ms-word',
  ].flatMap((scheme) => [`${scheme}://checkout.stripe.com/`, `${scheme}:https://checkout.stripe.com/`]),
  'a script': [
    'javascript:alert(1)',
    'javascript:alert(1)//https://checkout.stripe.com/',
    'javascript://checkout.stripe.com/%0aalert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'blob:https://checkout.stripe.com/9f0a',
    `blob:${own}/9f0a`,
    `filesystem:${own}/temporary/x`,
    'about:blank',
    'about:srcdoc',
  ],
  'a name and a password before the host': forEach((host) => [
    `https://${host}@evil.example/`,
    `https://${host}:443@evil.example/`,
    `https://${host}%2f@evil.example/`,
    `https://${host}%40evil.example/`,
    `https://someone@${host}/`,
    `https://someone:word@${host}/`,
    `https://:@${host}/`,
    `https://@${host}/`,
    `https://${host}\\@evil.example/`,
    `https://evil.example#@${host}/`,
    `https://evil.example?@${host}/`,
    `https://evil.example/@${host}/`,
    `https://evil.example\\@${host}/`,
  ]),
  'the allowed name elsewhere in the address': forEach((host) => [
    `https://evil.example/${host}`,
    `https://evil.example/https://${host}/`,
    `https://evil.example?next=https://${host}/`,
    `https://evil.example#https://${host}/`,
    `https://evil.example;https://${host}/`,
    `https://evil.example/.${host}/`,
    `https://evil.example%23.${host}.example/`,
  ]),
  'another port': forEach((host) => [
    `https://${host}:8443/`,
    `https://${host}:80/`,
    `https://${host}:443/`,
    `https://${host}:/`,
    `https://${host}:0/`,
    `https://${host}:65536/`,
    `https://${host}:x/`,
  ]),
  'another way to write it': forEach((host) => [
    `HTTPS://${host}/`,
    `https://${host.toUpperCase()}/`,
    `https:${host}/`,
    `https:/${host}/`,
    `https:///${host}/`,
    `https:\\\\${host}/`,
    `https:/\\${host}/`,
    `//${host}/`,
    `///${host}/`,
    `\\\\${host}\\`,
    `/\\${host}/`,
    `${host}/`,
    `https://${host}`,
    `https://${host}?x`,
    `https://${host}#x`,
    `https://${host}\\x`,
    `https://${host}%2ecom/`,
    `https://%63heckout.stripe.com.${host}.example/`,
  ]),
  'white space and what nobody sees': forEach((host) => [
    ` https://${host}/`,
    `https://${host}/ `,
    `\thttps://${host}/`,
    `https://${host}/\n`,
    `ht\ntps://${host}/`,
    `https://${host}\t/`,
    `https://${host}/a b`,
    `https://${host}/\u0000`,
    `\u0000https://${host}/`,
    `https://${host}/\u202egpj.exe`,
    `\u200bhttps://${host}/`,
    `\ufeffhttps://${host}/`,
    `https://${host}\u00ad/`,
    `https://${host}\u2044`,
    `https://${host}/"onload=x`,
    `https://${host}/<script>`,
    `https://${host}/x\r\nLocation: https://evil.example/`,
  ]),
  'a way of our own that is not an address': [
    '',
    '/',
    '/checkout/1',
    './checkout/1',
    '../checkout/1',
    'checkout/1',
    '?x',
    '#x',
    '.',
    '*',
    'https://',
    'https:///',
    'https://?',
    'https://#',
    'https:',
    ':',
    '://',
    'null',
    'undefined',
    'https://*.stripe.com/',
    'https://[checkout.stripe.com]/',
    'https://checkout.stripe.com/'.padEnd(5000, 'x'),
  ],
  'no text': [
    null,
    undefined,
    0,
    1,
    true,
    NaN,
    [],
    {},
    ['https://checkout.stripe.com/'],
    { toString: () => 'https://checkout.stripe.com/' },
    { href: 'https://checkout.stripe.com/' },
    new URL('https://checkout.stripe.com/'),
    new String('https://checkout.stripe.com/'),
    () => 'https://checkout.stripe.com/',
    Symbol('https://checkout.stripe.com/'),
    10n,
  ],
};

describe('the address of a checkout', () => {
  it.each(good)('is followed to exactly the origins that are allowed: %s', (address) => {
    expect(read(address)).toBe(address);
  });

  it('is followed on a development machine to its own origin alone', () => {
    const local = 'http://127.0.0.1:4173';
    expect(allowedCheckout(`${local}/checkout/1`, local)).toBe(`${local}/checkout/1`);
    for (const other of [
      'http://127.0.0.1:4174/',
      'http://127.0.0.1/',
      'https://127.0.0.1:4173/',
      'http://localhost:4173/',
    ])
      expect(allowedCheckout(other, local), other).toBeNull();
  });

  it('is followed nowhere from a page that has no origin', () => {
    expect(allowedCheckout('null/checkout', 'null')).toBeNull();
    expect(allowedCheckout('data:text/html,x', 'null')).toBeNull();
    expect(allowedCheckout('file:///etc/passwd', 'null')).toBeNull();
  });

  it('is tried with 240 hostile addresses and more', () => {
    const all = Object.values(hostile).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(240);
  });

  it.each(Object.entries(hostile))('is not followed: %s', (_, addresses) => {
    const followed = addresses.filter((address) => read(address) !== null);
    expect(followed).toEqual([]);
  });

  it('is not followed where the browser would go elsewhere, were the check left out', () => {
    // The corpus holds what matters: many of its addresses do lead a browser to another place.
    const elsewhere = Object.values(hostile)
      .flat()
      .filter((address): address is string => typeof address === 'string' && URL.canParse(address))
      .filter((address) => ![own, ...allowedHosts.map((host) => `https://${host}`)].includes(new URL(address).origin));
    expect(elsewhere.length).toBeGreaterThan(120);
  });
});
