import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { tellDone, tellFailed } from './user-toasts.ts';
import * as words from './words.tsx';

/** Copies the way in for who was invited; the token itself is never shown. */
export function CopyLinkButton({ token, email }: { readonly token: string; readonly email: string }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    setProblem(null);
    try {
      await navigator.clipboard.writeText(`${location.origin}${paths.signUp}?token=${encodeURIComponent(token)}`);
      tellDone(words.linkCopied);
    } catch (error) {
      setProblem(tellFailed(error, words.linkNotCopied));
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-small font-medium whitespace-nowrap text-accent underline decoration-accent/35 underline-offset-[3px] hover:decoration-accent pointer-coarse:min-h-11"
      >
        <Copy aria-hidden="true" className="size-4 shrink-0 stroke-[1.7]" />
        {words.copyLink}
        <span className="sr-only">{words.forWhom(email)}</span>
      </button>
      <span role="alert" className="block text-step--1 text-danger empty:hidden">
        {problem}
      </span>
    </>
  );
}
