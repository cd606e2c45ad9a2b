import { emailField, type GivenRole } from '@notewright/contract';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { roleWords } from '../../api/account/role.words.ts';
import { giveFocus } from '../../hooks/give-focus.ts';
import { checkField } from '../../forms/field-check.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { inputClasses } from '../../ui/text-field.tsx';
import { givenRoles, isGivenRole } from './given-roles.ts';
import { BuyingHelps } from './seats-line.tsx';
import type { InviteFailure, UserChanges } from './use-user-changes.ts';
import * as words from './words.tsx';

const checkEmail = checkField(emailField);

/** What is typed, and sending it. */
function useInviting(invite: UserChanges['invite']) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('clinician');
  const [failure, setFailure] = useState<InviteFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const address = email.trim();
    if (address === '' || isBusy) return;
    const wrong = checkEmail(address);
    setFailure(wrong === null ? null : { sentence: wrong, lacks: null });
    if (wrong !== null) return field.current?.focus();
    setBusy(true);
    const failed = await invite(address, role).finally(() => setBusy(false));
    setFailure(failed);
    if (failed === null) setEmail((typed) => (typed.trim() === address ? '' : typed));
    // Whoever has gone on to the list meanwhile stays there.
    giveFocus(field.current, field.current?.form);
  }

  const type = (text: string): void => {
    setEmail(text);
    setFailure(null);
  };
  return { field, email, type, role, setRole, failure, isBusy, submit };
}

/** Invites somebody by e-mail. An empty submission is ignored; the field is cleared on success. */
export function InviteForm({ invite }: Pick<UserChanges, 'invite'>): ReactNode {
  const id = useId();
  const { field, email, type, role, setRole, failure, isBusy, submit } = useInviting(invite);
  const problem = failure?.sentence ?? null;
  return (
    <form
      method="post"
      noValidate
      aria-label={words.invite}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex flex-col gap-2.5 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          <label htmlFor={`${id}-email`} className="sr-only">
            {words.inviteLabel}
          </label>
          <input
            ref={field}
            id={`${id}-email`}
            type="email"
            required
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.invitePlaceholder}
            value={email}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onChange={(event) => type(event.target.value)}
            className={inputClasses}
          />
        </div>
        <div className="sm:w-40">
          <SelectField
            label={words.role}
            isLabelHidden
            options={givenRoles}
            value={role}
            onChange={(event) => {
              if (isGivenRole(event.target.value)) setRole(event.target.value);
            }}
          />
        </div>
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          busyLabel={words.inviting}
          className="min-h-11 sm:min-w-28"
        >
          {words.invite}
        </Button>
      </div>
      <p className="mt-1.5 text-step--1 text-ink-faint">
        {roleWords[role].name}. {roleWords[role].may}
      </p>
      <div className="mt-3">
        <Alert id={`${id}-problem`}>{problem}</Alert>
        <BuyingHelps lacks={failure?.lacks ?? null} />
      </div>
    </form>
  );
}
