import { limits } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendCosignature } from './send-answer.ts';
import * as words from './words.ts';

const own = 'own';
const choices = [
  ...Object.entries(words.attestations).map(([value, label]) => ({ value, label })),
  { value: own, label: words.ownWords },
];

const sentenceOf = (choice: string, typed: string): string =>
  choice === own ? typed.trim() : (choices.find(({ value }) => value === choice)?.label ?? '');

export interface AnswerFormProps {
  readonly requestId: string;
  /** Hears what to say once it is done. */
  readonly onDone: (said: string) => void;
  /** Goes to the other way of answering. */
  readonly onSwitch: () => void;
}

interface Props extends AnswerFormProps {
  /** The button to the other way, to which the focus comes back from there. */
  readonly switchRef: RefObject<HTMLButtonElement | null>;
}

/** Co-signing: what is attested, and as what. */
export function CosignForm({ requestId, onDone, onSwitch, switchRef }: Props): ReactNode {
  const [choice, setChoice] = useState<string>(choices[0]?.value ?? own);
  const [typed, setTyped] = useState('');
  const [credentials, setCredentials] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attestation = sentenceOf(choice, typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || attestation === '') return;
    setBusy(true);
    void sendCosignature(requestId, { credentials: credentials.trim(), attestation }).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      if (sentence === null) onDone(words.cosigned);
    });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <SelectField
        label={words.attestation}
        options={choices}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      {choice === own && (
        <TextAreaField
          label={words.ownAttestation}
          rows={2}
          required
          maxLength={limits.attestationCharacters}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <TextField
        label={words.credentials}
        hint={words.credentialsHint}
        value={credentials}
        maxLength={limits.credentialsCharacters}
        autoComplete="off"
        onChange={(event) => setCredentials(event.currentTarget.value)}
      />
      <p className="text-step--1 text-ink-soft">{words.locked}</p>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={attestation === ''}>
          {words.cosign}
        </Button>
        <Button ref={switchRef} look="quiet" onClick={onSwitch}>
          {words.sendBackInstead}
        </Button>
      </div>
    </form>
  );
}
