import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Consent } from './consent.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MicButton } from './mic-button.tsx';
import { useVoice, type Voice } from './use-voice.ts';
import * as words from './words.ts';

interface Props {
  readonly isOpen: boolean;
  readonly micRef: RefObject<HTMLButtonElement | null>;
  readonly box: string;
  readonly onAdd: (text: string) => void;
}

/** What goes on, in words; changes of the ring alone are not read out. */
function statusOf({ isListening, isSending, pending, notice }: Voice): string {
  if (isSending) return words.sending;
  if (isListening) return words.listening;
  return pending === '' ? (notice ?? '') : words.stopping;
}

/** The transcript, the microphone, and what goes on. */
export function VoiceSheet({ isOpen, micRef, box, onAdd }: Props): ReactNode {
  const voice = useVoice(box, isOpen);
  const { session, mode, transcript, isListening, isHeard } = voice;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The newest words are in sight, unless somebody is writing elsewhere in the text.
    if (transcript !== '' && area.current !== null && document.activeElement !== area.current)
      area.current.scrollTop = area.current.scrollHeight;
  }, [transcript]);
  useEffect(() => {
    // Below a long text of consent it would stand out of sight.
    if (voice.problem !== null)
      area.current?.parentElement?.querySelector('.nw-voice-problem')?.scrollIntoView({ block: 'nearest' });
  }, [voice.problem]);
  const isRecording = voice.isSending || (mode === 'recording' && isListening);
  const cannotAdd = transcript.trim() === '' || isRecording;
  return (
    <>
      <div className="nw-voice-mode">
        <p role="status">{words.modes[mode]}</p>
        <LanguageChoice language={voice.language} onChoose={(language) => session.setLanguage(language)} />
      </div>
      {mode === 'downloading' && (
        <div role="progressbar" aria-label={words.downloading} className="nw-voice-progress">
          <i className="sweep" />
        </div>
      )}
      {mode === 'browser' && !voice.hasAgreed && <Consent onAgree={() => agree(session, micRef.current)} />}
      <textarea
        ref={area}
        aria-label={words.transcript}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck
        rows={6}
        value={transcript}
        onChange={(event) => session.type(event.target.value)}
      />
      <div className="nw-voice-talk">
        <MicButton ref={micRef} isListening={isListening} isHeard={isHeard} onToggle={() => session.toggle()} />
        <div className="nw-voice-status">
          <p role="status">{statusOf(voice)}</p>
          {isHeard && (
            <p aria-hidden="true" className="nw-voice-heard">
              {words.hearing}
            </p>
          )}
        </div>
      </div>
      <div className="nw-voice-problem">
        <Alert>{voice.problem}</Alert>
        {voice.canSendAgain && <Button onClick={() => session.sendAgain()}>{words.tryAgain}</Button>}
      </div>
      <div className="nw-voice-foot">
        <Button
          look="primary"
          disabled={cannotAdd}
          onClick={() => {
            if (!cannotAdd) onAdd(session.take());
          }}
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}

/** What was agreed to goes away with its button, so the focus goes to what can be done now. */
function agree(session: Voice['session'], mic: HTMLButtonElement | null): void {
  session.agree();
  mic?.focus();
}
