import { chat, limits, type ChatMessage } from '@notewright/contract';
import { holdsBlank } from '@notewright/engine/phrases';
import { useState, type FormEvent, type ReactNode } from 'react';
import { noteEndedPlan, useProfile } from '../../../../../api/account/profile.ts';
import { call, CallProblem } from '../../../../../api/call.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import { sessionStore } from '../../../../../session/session-store.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { signedBeginnings } from '../held-versions.ts';
import { announce } from '../editing-store.ts';
import { confirmationsOf } from '../keeping/note-keeper.ts';
import { confirmKept } from '../template/confirm-kept.ts';
import { listKept } from '../template/kept-templates.ts';
import * as template from '../template/words.ts';
import { showVersion } from '../keeping/store-note.ts';
import { offerLearned } from '../learned/learned-store.ts';
import { listUnsupported } from '../unsupported/list-unsupported.ts';
import { signFailed } from '../note-actions.words.ts';
import * as words from './words.ts';

export interface SignDialogProps {
  readonly chatId: string;
  readonly reply: ChatMessage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was last given as credentials, while this page is open; in memory only, and gone with its person. */
let lastCredentials = '';
sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) lastCredentials = '';
});

async function sign(chatId: string, reply: ChatMessage, credentials: string): Promise<string | null> {
  const scope = currentScope();
  try {
    const body = { revision: reply.edit?.revision ?? 0, credentials };
    const { data, learned } = await call(chat.signNote, { params: { messageId: reply.id }, body });
    if (scope.aborted) return null;
    showVersion(chatId, data);
    offerLearned(data.id, learned);
    return null;
  } catch (error) {
    noteEndedPlan(error);
    return error instanceof CallProblem ? error.message : signFailed;
  }
}

/** Statements that have to be removed or confirmed first. */
function InTheWay({ statements }: { readonly statements: readonly string[] }): ReactNode {
  return (
    <div className="mt-5">
      <h3 className="font-medium">{words.inTheWay}</h3>
      <p className="mt-1 text-ink-soft">{words.removeOrConfirm}</p>
      <ul className="mt-2 list-disc pl-5">
        {statements.map((statement, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            {statement}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TemplateProps {
  readonly texts: readonly string[];
  readonly isBusy: boolean;
  /** Null while there are blanks to fill in. */
  readonly onConfirm: (() => void) | null;
}

/** Phrases that have to be confirmed first, all at once here. */
function TemplateInTheWay({ texts, isBusy, onConfirm }: TemplateProps): ReactNode {
  return (
    <div>
      <h3 className="font-medium">{template.title}</h3>
      <p className="mt-1 text-ink-soft">{template.lead}</p>
      <ul className="mt-2 list-disc pl-5">
        {texts.map((text, index) => (
          <li key={index} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      {onConfirm !== null && (
        <Button className="mt-3" disabled={isBusy} onClick={onConfirm}>
          {template.confirmAll}
        </Button>
      )}
    </div>
  );
}

/** A blank below what is signed already. */
function hasBlank(reply: ChatMessage): boolean {
  const signed = signedBeginnings(reply).at(-1)?.message_content.length ?? 0;
  return holdsBlank(reply.message_content.slice(signed));
}

function SignForm({ chatId, reply, onClose }: Omit<SignDialogProps, 'isOpen'>): ReactNode {
  const profile = useProfile().data;
  // As the server puts it under the note: the name of the account, or its address where it has none.
  const name = profile?.name?.trim() || (profile?.email ?? '');
  const [credentials, setCredentials] = useState(lastCredentials);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = listUnsupported(reply, confirmationsOf(reply)).filter(({ reason }) => reason === null);
  const templates = listKept(reply);
  const isBlank = hasBlank(reply);
  const isBarred = open.length > 0 || templates.length > 0 || isBlank;
  const confirmAll = (): void => {
    setBusy(true);
    void confirmKept(chatId, reply, null).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || isBarred) return;
    setBusy(true);
    lastCredentials = credentials.trim();
    void sign(chatId, reply, lastCredentials).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      if (sentence !== null) return;
      announce(words.signed);
      onClose();
    });
  };
  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <TextField label={words.name} value={name} readOnly />
      <TextField
        label={words.credentials}
        hint={words.credentialsHint}
        value={credentials}
        maxLength={limits.credentialsCharacters}
        autoComplete="off"
        onChange={(event) => setCredentials(event.currentTarget.value)}
      />
      {open.length > 0 && <InTheWay statements={open.map(({ shown }) => shown)} />}
      {templates.length > 0 && (
        <TemplateInTheWay
          texts={templates.map(({ text }) => text)}
          isBusy={isBusy}
          onConfirm={isBlank ? null : confirmAll}
        />
      )}
      {isBlank && <p className="text-ink-soft">{template.fillFirst}</p>}
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={isBarred}>
          {words.signNote}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Signing a version of a note, in one's own name. */
export function SignDialog({ isOpen, onClose, ...rest }: SignDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} lead={words.lead}>
      <SignForm onClose={onClose} {...rest} />
    </Dialog>
  );
}
