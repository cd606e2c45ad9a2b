/** A verified account made through the public calls, for journeys that begin after sign-up. */
export interface SignedUp {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

let count = 0;

async function post(address: string, place: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address + place, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function readMailedCodes(address: string, email: string): Promise<readonly string[]> {
  const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { code?: string | null }[];
  return mails.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
}

/** How many codes were mailed to an address so far. */
export async function countMailedCodes(address: string, email: string): Promise<number> {
  return (await readMailedCodes(address, email)).length;
}

/** The newest code that was mailed to an address, from the built-in mailbox, once there are more than `seen`. */
export async function readMailedCode(address: string, email: string, seen = 0): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const codes = await readMailedCodes(address, email);
    const [newest] = codes;
    if (newest !== undefined && codes.length > seen) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No code arrived in the mailbox.');
}

export async function signUpByCalls(address: string): Promise<SignedUp> {
  count += 1;
  const email = `journey-${Date.now().toString(36)}-${count}@clinic.example`;
  const password = 'quiet river stone 7';
  const opened = await post(address, '/authentication_app/signup/', { email, password });
  const otp = await readMailedCode(address, email);
  const session = await post(address, '/authentication_app/verify_otp/', { email, otp }, String(opened['accessToken']));
  return {
    email,
    password,
    accessToken: String(session['accessToken']),
    refreshToken: String(session['refreshToken']),
  };
}
