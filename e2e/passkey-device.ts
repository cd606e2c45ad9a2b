import type { Page } from '@playwright/test';

/** A device in the browser that makes and uses passkeys without being touched. */
export interface PasskeyDevice {
  /** Whether it recognises who holds it from now on. */
  verifyUser(isVerified: boolean): Promise<void>;
  countPasskeys(): Promise<number>;
}

/** Plugs a built-in authenticator into the page, as a laptop or a phone has one (WebDriver, "Virtual Authenticators"). */
export async function plugInDevice(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyUser: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    countPasskeys: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
