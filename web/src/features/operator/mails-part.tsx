import { operator } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Answered, Part } from './part.tsx';
import { useOperatorChange, useUndeliveredMails, type UndeliveredMail } from './use-operation.ts';
import * as words from './words.ts';

function Mail({
  mail,
  onDone,
}: {
  readonly mail: UndeliveredMail;
  readonly onDone: (said: string) => void;
}): ReactNode {
  const change = useOperatorChange();
  const params = { mailId: mail.id };
  const act = async (work: () => Promise<{ readonly message: string }>): Promise<void> => {
    const message = await change.run(work);
    if (message !== null) onDone(message);
  };
  const when = formatMoment(new Date(mail.ended_on));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="[overflow-wrap:anywhere]">
          {words.mailReasons[mail.reason]}
          {mail.domain !== null && <span className="text-ink-soft">{words.mailTo(mail.domain)}</span>}
        </p>
        <p className="text-step--1 text-ink-soft tabular-nums">
          {when} · {words.tries(mail.attempts)} · {mail.status ?? mail.code}
        </p>
        <Alert>{change.problem}</Alert>
      </div>
      <div className="flex gap-2.5">
        {mail.can_retry && (
          <Button isBusy={change.isBusy} onClick={() => void act(() => call(operator.retryMail, { params }))}>
            {words.tryMailAgain}
            <span className="sr-only">{words.mailOf(when)}</span>
          </Button>
        )}
        <Button look="quiet" isBusy={change.isBusy} onClick={() => void act(() => call(operator.dropMail, { params }))}>
          {words.drop}
          <span className="sr-only">{words.dropMailOf(when)}</span>
        </Button>
      </div>
    </li>
  );
}

/** Mails that were not delivered, without their words. */
export function MailsPart(): ReactNode {
  const asked = useUndeliveredMails();
  const [done, setDone] = useState('');
  return (
    <Part title={words.mails} description={words.mailsAbout}>
      <Answered of={asked}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-soft">{words.allDelivered}</p>
          ) : (
            <ul className="border-t border-rule">
              {data.map((mail) => (
                <Mail key={mail.id} mail={mail} onDone={setDone} />
              ))}
            </ul>
          )
        }
      </Answered>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {done}
      </p>
    </Part>
  );
}
