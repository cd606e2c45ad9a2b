import { companyUserManagement, emergencyReasonField, limits } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call, CallProblem } from '../../api/call.ts';
import { companyKeys } from '../../api/account/company.ts';
import { useIsThere } from '../../hooks/use-is-there.ts';
import { checkField } from '../../forms/field-check.ts';
import { emergencyAccessPath } from '../../routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import * as words from './emergency.words.tsx';

/** Whose chats are to be opened. */
export interface EmergencySubject {
  readonly userId: string;
  readonly name: string;
}

const checkReason = checkField(emergencyReasonField);

function useOpening(subject: EmergencySubject) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isThere = useIsThere();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** True when the form has to be looked at again. */
  const open = async (): Promise<boolean> => {
    const found = checkReason(reason);
    setWrong(found);
    setProblem(null);
    if (found !== null) return true;
    setBusy(true);
    try {
      const body = { user_id: subject.userId, reason };
      const { data } = await call(companyUserManagement.openEmergencyAccess, { body });
      void client.invalidateQueries({ queryKey: companyKeys.grants });
      if (isThere()) void navigate(emergencyAccessPath(data.id));
    } catch (error) {
      const failed = error instanceof CallProblem ? error : null;
      setWrong(failed?.errors['reason']?.[0] ?? null);
      setProblem(failed?.errors['reason'] ? null : (failed?.message ?? words.notOpened));
      return true;
    } finally {
      setBusy(false);
    }
    return false;
  };
  const change = (text: string): void => {
    setReason(text);
    setProblem(null);
    if (wrong !== null) setWrong(checkReason(text));
  };
  return { reason, change, wrong, problem, isBusy, open };
}

function ReasonForm({
  subject,
  onClose,
}: {
  readonly subject: EmergencySubject;
  readonly onClose: () => void;
}): ReactNode {
  const opening = useOpening(subject);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (): Promise<void> => {
    if (await opening.open()) field.current?.focus();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!opening.isBusy) void submit();
      }}
    >
      <p className="mt-4 font-medium [overflow-wrap:anywhere]">{subject.name}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-soft marker:text-ink-faint">
        <li>{words.mayRead}</li>
        <li>{words.mailNotice}</li>
        <li>{words.isLogged}</li>
      </ul>
      <div className="mt-5">
        <TextAreaField
          ref={field}
          label={words.why}
          name="reason"
          maxLength={limits.emergencyReasonMost}
          hint={words.whyHint}
          value={opening.reason}
          error={opening.wrong}
          onChange={(event) => opening.change(event.target.value)}
        />
      </div>
      <div className="mt-5">
        <Alert>{opening.problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={opening.isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" isBusy={opening.isBusy}>
            {words.open}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Asks why somebody else's chats have to be read, and opens them. */
export function EmergencyDialog({
  subject,
  onClose,
}: {
  readonly subject: EmergencySubject | null;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog isOpen={subject !== null} onClose={onClose} title={words.title} lead={words.lead}>
      {subject !== null && <ReasonForm subject={subject} onClose={onClose} />}
    </Dialog>
  );
}
