import type { SpokenLanguage } from '@notewright/contract';
import { useId, useState, type ReactNode } from 'react';
import { readPageSetting } from '../../../api/page-setting.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LanguageChoice } from '../voice/language-choice.tsx';
import { recordingType } from '../voice/record.ts';
import { visitStore } from './visit-store.ts';
import { beginVisit } from './visits.ts';
import './visit.css';
import * as words from './words.ts';

/** Why no visit can be recorded now, in one sentence; null where one can. */
function findObstacle(): string | null {
  if (readPageSetting('speech') === null) return words.noSpeech;
  if (recordingType() === null) return words.noRecorder;
  const { phase } = visitStore.getState();
  if (phase === 'elsewhere') return words.elsewhere;
  return phase === 'none' || phase === 'done' || phase === 'silent' ? null : words.alreadyRunning;
}

interface FormProps {
  readonly box: string;
  readonly onClose: () => void;
}

function BeginForm({ box, onClose }: FormProps): ReactNode {
  const problemId = useId();
  const [language, setLanguage] = useState<SpokenLanguage>('en-US');
  const [hasAgreed, setAgreed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const failure = await beginVisit(box, language);
    setBusy(false);
    if (failure === null) onClose();
    else setProblem(failure);
  };
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (hasAgreed) void begin();
        else setProblem(words.consentFirst);
      }}
    >
      <Checkbox
        label={words.consent}
        checked={hasAgreed}
        aria-describedby={problemId}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setProblem(null);
        }}
      />
      <p className="mt-1 mb-4 text-step--1 text-ink-soft">{words.consentNote}</p>
      <p className="nw-visit-language">
        <span aria-hidden="true">{words.spokenLanguage}</span>
        <LanguageChoice language={language} onChoose={setLanguage} />
      </p>
      <Alert id={problemId}>{problem}</Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {words.begin}
        </Button>
      </div>
    </form>
  );
}

function Obstacle({ sentence, onClose }: { readonly sentence: string; readonly onClose: () => void }): ReactNode {
  return (
    <>
      <p className="mt-4">{sentence}</p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </>
  );
}

interface Props extends FormProps {
  readonly isOpen: boolean;
}

/** Asks for the agreement of everybody in the room, and begins to record; or says why it cannot. */
export function BeginDialog({ isOpen, box, onClose }: Props): ReactNode {
  const obstacle = isOpen ? findObstacle() : null;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} {...(obstacle === null ? { lead: words.lead } : {})}>
      {obstacle === null ? (
        <BeginForm box={box} onClose={onClose} />
      ) : (
        <Obstacle sentence={obstacle} onClose={onClose} />
      )}
    </Dialog>
  );
}
