import type { Page } from 'playwright-core';
import { showCongratulations } from '../../e2e/show-congratulations.ts';

/** Who looks at a page: nobody in particular, a clinician alone, or the owner of a company. */
export type Viewer = 'visitor' | 'clinician' | 'owner';

export interface PictureOf {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** What has to stand before the picture is taken. */
  readonly sign: string;
  /** What is done first: a dialog opened, a part unfolded. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

/** Every page and the dialogs that are pages by themselves, in the order of a person's way through the product. */
export const pictures: readonly PictureOf[] = [
  { name: 'home', path: '/home', viewer: 'visitor', sign: 'h1' },
  { name: 'pricing', path: '/pricing', viewer: 'visitor', sign: 'h1' },
  { name: 'faq', path: '/faq', viewer: 'visitor', sign: 'h1' },
  { name: 'help and support', path: '/helpAndSupport', viewer: 'visitor', sign: 'h1' },
  { name: 'terms', path: '/terms', viewer: 'visitor', sign: 'h1' },
  { name: 'privacy', path: '/privacy', viewer: 'visitor', sign: 'h1' },
  { name: 'not found', path: '/nothing-here', viewer: 'visitor', sign: 'h1' },
  { name: 'sign up', path: '/signUp', viewer: 'visitor', sign: 'form' },
  { name: 'log in', path: '/login', viewer: 'visitor', sign: 'form' },
  { name: 'forgot password', path: '/forgetPassword', viewer: 'visitor', sign: 'form' },
  {
    name: 'congratulations',
    path: '/login',
    viewer: 'visitor',
    sign: 'form',
    act: async (page) => {
      await showCongratulations(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'chat home', path: '/', viewer: 'clinician', sign: 'textarea' },
  { name: 'a chat', path: '/chat/{chat}', viewer: 'clinician', sign: 'article' },
  {
    name: 'voice input',
    path: '/',
    viewer: 'clinician',
    sign: 'textarea',
    act: async (page) => {
      await page.getByRole('button', { name: /voice/i }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'choose your plan',
    path: '/manageSubscription',
    viewer: 'clinician',
    sign: 'h1',
    act: async (page) => {
      await press('Upgrade Subscription')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'plans', path: '/upgrade', viewer: 'clinician', sign: 'h1' },
  { name: 'add user', path: '/custom-plan', viewer: 'clinician', sign: '[role=dialog], dialog, h1' },
  { name: 'manage subscription', path: '/manageSubscription', viewer: 'owner', sign: 'h1' },
  { name: 'profile', path: '/editProfile', viewer: 'clinician', sign: 'h1' },
  { name: 'log in info', path: '/login-info', viewer: 'clinician', sign: 'h1' },
  { name: 'usage', path: '/usage', viewer: 'clinician', sign: 'h1' },
  { name: 'settings', path: '/settings', viewer: 'owner', sign: 'h1' },
  { name: 'users', path: '/users', viewer: 'owner', sign: 'h1' },
  { name: 'co-signatures', path: '/cosign', viewer: 'owner', sign: 'h1' },
  { name: 'audit', path: '/audit', viewer: 'owner', sign: 'h1' },
  { name: 'help, signed in', path: '/helpAndSupport', viewer: 'clinician', sign: 'form' },
  { name: 'faq, signed in', path: '/faq', viewer: 'clinician', sign: 'h1' },
  { name: 'not found, signed in', path: '/nothing-here', viewer: 'clinician', sign: 'h1' },
];
