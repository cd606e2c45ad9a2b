import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.ts';

/** Says what happens to a voice that is recognised elsewhere, before anything is. */
export function Consent({ onAgree }: { readonly onAgree: () => void }): ReactNode {
  return (
    <div role="group" aria-labelledby="voice-consent" className="nw-voice-consent">
      <h3 id="voice-consent">{words.consentTitle}</h3>
      <p>{words.consentText}</p>
      <Button onClick={onAgree}>{words.agree}</Button>
    </div>
  );
}
