import type { ReactNode } from 'react';
import { formatDay } from '../../../i18n/dates.ts';
import type { Invoice } from '../../../api/account/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import type { Downloads } from './use-invoices.ts';
import * as words from './words.tsx';

/** Lets the browser keep one invoice. */
export function DownloadButton({
  invoice,
  downloads,
}: {
  readonly invoice: Invoice;
  readonly downloads: Downloads;
}): ReactNode {
  return (
    <Button
      isBusy={downloads.busy === invoice.id}
      onClick={() => downloads.download(invoice)}
      aria-label={words.downloadOne(invoice.number, formatDay(new Date(invoice.issued_on)))}
    >
      {words.download}
    </Button>
  );
}
