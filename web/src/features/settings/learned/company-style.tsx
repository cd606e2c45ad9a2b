import type { CompanyStyle as Offers, LearnedPreference } from '@notewright/contract';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useProfile } from '../../../api/account/profile.ts';
import { offerToCompany, takeFromCompany, useCompanyStyle } from '../../../api/learning.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { describePreference } from '../../../i18n/learned/describe-preference.ts';
import { locale } from '../../../i18n/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction, type Action } from '../company/use-action.ts';
import * as common from '../words.ts';
import * as words from './company-style.words.ts';

interface Props {
  /** What was learned of whoever looks. */
  readonly own: readonly LearnedPreference[];
}

const nameList = new Intl.ListFormat(locale, { type: 'conjunction' });
const isUsed = (own: Props['own'], id: string): boolean => own.some((one) => one.id === id && one.state === 'accepted');

function Offered({
  one,
  own,
  isBusy,
  onTake,
}: Props & { one: Offers['data'][number]; isBusy: boolean; onTake: () => void }): ReactNode {
  const sentence = describePreference(one.preference, one.choices);
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <p className="[overflow-wrap:anywhere]">{sentence}</p>
      <p className="text-step--1 [overflow-wrap:anywhere] text-ink-soft">
        {words.offeredBy(nameList.format(one.offered_by))}
      </p>
      {isUsed(own, one.id) ? (
        <p className="text-step--1 text-ink-soft">{words.inUse}</p>
      ) : (
        <div>
          <Button aria-label={words.takeOne(sentence)} disabled={isBusy} onClick={onTake}>
            {words.take}
          </Button>
        </div>
      )}
    </li>
  );
}

/** For owner and admins: offers what they have in use now, or nothing any more. */
function OwnOffer({
  own,
  offers,
  isBusy,
  onOffer,
}: Props & { offers: number; isBusy: boolean; onOffer: (isOffered: boolean) => void }): ReactNode {
  const hasSome = own.some(({ state }) => state === 'accepted');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {hasSome ? (
        <Button disabled={isBusy} onClick={() => onOffer(true)}>
          {offers === 0 ? words.offer : words.offerAgain}
        </Button>
      ) : (
        <p className="text-ink-soft">{words.nothingInUse}</p>
      )}
      {offers > 0 && (
        <Button disabled={isBusy} onClick={() => onOffer(false)}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

function StyleOf({ style, own, action }: Props & { style: Offers; action: Action }): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState('');
  const run = async (work: () => Promise<void>, sentence: string): Promise<void> => {
    setDone('');
    if (!(await action.run(work, common.failed))) return;
    setDone(sentence);
    // The button that was pressed may be gone.
    giveFocus(place.current, place.current);
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <h3 id={id} className="mb-1 font-medium">
        {words.title}
      </h3>
      <p className="max-w-prose text-step--1 text-ink-soft">{words.about}</p>
      {style.may_offer && (
        <OwnOffer
          own={own}
          offers={style.offers}
          isBusy={action.isBusy}
          onOffer={(isOffered) => void run(() => offerToCompany(isOffered), isOffered ? words.offered : words.stopped)}
        />
      )}
      <p role="status" className="my-3 text-step--1 text-ink-soft empty:hidden">
        {done}
      </p>
      <Alert>{action.problem}</Alert>
      {style.data.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.none}</p>
      ) : (
        <ul aria-labelledby={id} className="mt-3 border-t border-rule">
          {style.data.map((one) => (
            <Offered
              key={one.id}
              one={one}
              own={own}
              isBusy={action.isBusy}
              onTake={() => void run(() => takeFromCompany(one.id), words.taken)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is offered in one's company, which one takes or not; nothing where somebody works alone. */
function CompanyOffers({ own }: Props): ReactNode {
  const { data, error, refetch, isFetching } = useCompanyStyle();
  const action = useAction();
  if (error !== null && data === undefined)
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  return data === undefined ? <Loading /> : <StyleOf style={data} own={own} action={action} />;
}

/** Asked only in a company's workspace. */
export function CompanyStyle({ own }: Props): ReactNode {
  if (useProfile().data?.workspace !== 'company') return null;
  return (
    <div className="mt-7">
      <CompanyOffers own={own} />
    </div>
  );
}
