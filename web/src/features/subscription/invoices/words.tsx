import type { ReactNode } from 'react';
import type { Invoice } from '../../../api/account/subscription.ts';

export const title = 'Invoices and receipts';
export const newestFirst = 'Invoices and receipts, newest first';
export const number = 'Number';
export const date = 'Date';
export const whatFor = 'For';
export const amount = 'Amount';
export const status = 'Status';
export const download = 'Download';
export const downloadOne = (invoice: string, day: string): string => `Download ${invoice} of ${day} as PDF`;
export const none = 'No invoices yet. The first one comes with the first payment.';
export const notLoaded = 'The invoices could not be loaded.';
export const notDownloaded = 'The invoice could not be downloaded. Please try again.';
export const tryAgain = 'Try again';
export const ownReceipts = (link: (text: string) => ReactNode): ReactNode => (
  <>Receipts for a plan of your own, from before, are in your {link('personal workspace')}.</>
);
/** The word for what became of an invoice. */
export const statusWords: Readonly<Record<Invoice['status'], string>> = {
  paid: 'Paid',
  open: 'Open',
  refunded: 'Refunded',
  void: 'Void',
};
/** What an invoice without lines is for. */
export const subscription = 'Subscription';
