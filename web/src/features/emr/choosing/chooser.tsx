import type { EmrContext, EmrLaunch } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import type { CallProblem } from '../../../api/call.ts';
import { useEmrConnections } from '../../../api/emr/connections.ts';
import { useLaunch, useRecordContext } from '../../../api/emr/records.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { paths } from '../../../routes/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { choose, chosenNow, type Changed } from './choice.ts';
import { GroupPart } from './group-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { OtherPatientDialog } from './other-patient-dialog.tsx';
import { PatientCard } from './patient-card.tsx';
import { sourcesMost, toSources, type RecordSource } from './to-sources.ts';
import { useStart, type RecordUse } from './use-start.ts';
import * as words from './words.ts';
import './chooser.css';

interface FootProps {
  readonly launch: EmrLaunch;
  readonly sources: readonly RecordSource[];
  readonly chatId: string | null;
  readonly use: RecordUse;
}

/** What begins a note with what was chosen. */
function Foot({ launch, sources, chatId, use }: FootProps): ReactNode {
  const start = useStart(launch, sources, use);
  const hasTooMany = sources.length > sourcesMost;
  return (
    <div className="nw-emr-foot">
      <Alert>{hasTooMany ? words.tooMany(sourcesMost) : start.problem}</Alert>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button look="primary" disabled={hasTooMany} isBusy={start.isBusy} onClick={start.start}>
          {sources.length === 0 ? words.startWithout : words.start}
        </Button>
        {chatId !== null && (
          <Button disabled={hasTooMany} isBusy={start.isBusy} onClick={() => start.takeToChat(chatId)}>
            {words.inOpenChat}
          </Button>
        )}
        {chatId !== null && (
          <Button look="quiet" isBusy={start.isBusy} onClick={() => start.linkChat(chatId)}>
            {words.backWithNone}
          </Button>
        )}
        <p role="status" className="text-step--1 text-ink-soft">
          {words.sourceCount(sources.length)}
        </p>
      </div>
      <OtherPatientDialog asked={start.asked} onClose={start.close} />
    </div>
  );
}

interface ContextProps extends Omit<FootProps, 'sources'> {
  readonly context: EmrContext;
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** What stands in the record, by kind, and what of it is chosen. */
function Context({ context, isReading, onRetry, ...foot }: ContextProps): ReactNode {
  const [changed, setChanged] = useState<Changed>(new Set());
  const chosen = chosenNow(context, changed);
  const onChoose = (keys: readonly string[], isChosen: boolean): void =>
    setChanged((before) => choose(context, before, keys, isChosen));
  const reading = { isReading, onRetry };
  return (
    <>
      {context.groups.map((group) => (
        <GroupPart key={group.kind} {...{ group, chosen, onChoose }} {...reading} />
      ))}
      <NotesPart {...{ context, chosen, onChoose }} {...reading} />
      <p className="text-step--1 text-ink-faint">{words.readOn(formatMoment(new Date(context.read_on)))}</p>
      <Foot {...foot} sources={toSources(context, chosen, foot.launch.connection.name)} />
    </>
  );
}

function Refusal({
  problem,
  onRetry,
  isBusy,
}: {
  problem: CallProblem;
  onRetry: () => void;
  isBusy: boolean;
}): ReactNode {
  const isOver = problem.status === 404 || problem.code === 'emr_ended';
  if (!isOver) return <LoadFailed problem={problem.message} isBusy={isBusy} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState title={problem.message}>
        <ButtonLink to={paths.chatHome}>{words.toChats}</ButtonLink>
      </EmptyState>
    </div>
  );
}

interface Props {
  readonly launchId: string;
  /** The chat from which the record was opened; null where it was opened in the record system. */
  readonly chatId: string | null;
  readonly use: RecordUse;
}

function Choosing({ launch, chatId, use }: Omit<Props, 'launchId'> & { readonly launch: EmrLaunch }): ReactNode {
  const { data: context, error, isFetching, refetch } = useRecordContext(launch.id);
  const onRetry = (): void => void refetch();
  return (
    <section aria-labelledby="emr-choose" className="mt-7">
      <h2 id="emr-choose" className="font-serif text-step-2 font-medium">
        {words.chooseTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{words.chooseLead}</p>
      {context !== undefined && error !== null && <Refusal problem={error} isBusy={isFetching} onRetry={onRetry} />}
      {context !== undefined ? (
        <Context {...{ context, launch, chatId, use, onRetry }} isReading={isFetching} />
      ) : error === null ? (
        <Loading label={words.reading} />
      ) : (
        <Refusal problem={error} isBusy={isFetching} onRetry={onRetry} />
      )}
    </section>
  );
}

/** A patient's record that was opened: whose it is, and what of it a note is to be written with. */
export function Chooser({ launchId, chatId, use }: Props): ReactNode {
  const { data: launch, error, isFetching, refetch } = useLaunch(launchId);
  // The chat that comes next says whose it is from the beginning.
  useEmrConnections();
  if (launch === undefined)
    return error === null ? (
      <Loading label={words.reading} />
    ) : (
      <Refusal problem={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PatientCard launch={launch} />
      <Choosing {...{ launch, use }} chatId={chatId} />
    </>
  );
}
