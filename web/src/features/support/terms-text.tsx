import { termsAndSupport } from '@notewright/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { call, isAbort } from '../../api/call.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PlainText } from './plain-text.tsx';
import * as words from './terms.words.ts';
import './long-text.css';

/** What the server puts the terms in place of, in the page that is built ahead. */
const placeholder = { __html: '__TERMS_HTML__' };

type State = 'loading' | 'failed' | { readonly terms: string };

function useTerms(): readonly [State, () => void] {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const leaving = new AbortController();
    call(termsAndSupport.readTerms, { signal: leaving.signal }).then(
      ({ description }) => setState({ terms: description }),
      (error: unknown) => {
        if (!isAbort(error)) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [state]);
  return [state, () => setState('loading')];
}

function FetchedTerms(): ReactNode {
  const [state, tryAgain] = useTerms();
  if (typeof state === 'object')
    return (
      <div className="nw-paper" lang="en">
        <PlainText text={state.terms} label={words.contents} />
      </div>
    );
  return (
    <>
      <Alert>{state === 'failed' && words.failed}</Alert>
      {state === 'failed' ? <Button onClick={tryAgain}>{words.again}</Button> : <Loading />}
    </>
  );
}

/** The terms of service as the server gives them: in the page already where it was built ahead, else fetched. */
export function TermsText(): ReactNode {
  const isHydrated = useHydrated();
  // What was there at the first drawing stays; React leaves the text of a page that was built ahead as it is.
  const [isBuilt] = useState(!isHydrated);
  if (!isBuilt) return <FetchedTerms />;
  return <div className="nw-paper" lang="en" dangerouslySetInnerHTML={placeholder} suppressHydrationWarning />;
}
