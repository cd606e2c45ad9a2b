import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shortToast, toastSuccess } from '../../../../ui/toast.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import * as words from './words.ts';

/** The question to the clinician that a flag suggests, ready to be copied. */
export function FlagQuery({ query }: { readonly query: string }): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(query).then(
      () => {
        setFailed(false);
        toastSuccess(words.copied, shortToast);
      },
      () => setFailed(true),
    );
  return (
    <>
      <p className="nw-flag-query">
        <span>
          <span className="text-ink-faint">{words.toAsk}: </span>
          {query}
        </span>
        <IconButton label={words.copyQuery} size="small" onClick={copy}>
          <Copy aria-hidden="true" />
        </IconButton>
      </p>
      <Alert>{hasFailed ? words.copyFailed : null}</Alert>
    </>
  );
}
