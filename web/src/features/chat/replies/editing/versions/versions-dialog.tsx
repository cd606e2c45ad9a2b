import type { ChatMessage } from '@notewright/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useIsThere } from '../../../../../hooks/use-is-there.ts';
import { formatMoment } from '../../../../../i18n/dates.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SelectField } from '../../../../../ui/select-field.tsx';
import { compareVersions, cutSame, type Difference } from './compare-versions.ts';
import { baseForRestoring, restoreVersion } from './restore-version.ts';
import { retry as retryLabel } from '../../words.ts';
import { useAllVersions } from './use-all-versions.ts';
import * as words from './words.ts';
import './versions.css';

export interface VersionsDialogProps {
  readonly chatId: string;
  /** One of the versions. */
  readonly reply: ChatMessage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a version is, and since when. */
function describe({ edit, signatures, model_name: tool, timestamp }: ChatMessage): { what: string; when: string } {
  const signature = signatures?.at(-1);
  const at = signature?.signed_at ?? edit?.edited_at ?? timestamp;
  const parts = [
    ...(edit?.is_addendum === true ? [words.addendum] : []),
    ...(edit === undefined ? [words.byTool(tool)] : [words.editedBy(edit.edited_by)]),
    ...(signature === undefined ? [] : [words.signedBy(signature.name)]),
  ];
  return { what: parts.join(', '), when: formatMoment(new Date(at)) };
}

const spoken = { removed: words.removed, added: words.added };

function Part({ text, kind }: Difference): ReactNode {
  if (kind === 'same') return text;
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only">{spoken[kind]} </span>
      {text}
    </Tag>
  );
}

function Comparison({ before, after }: { readonly before: ChatMessage; readonly after: ChatMessage }): ReactNode {
  const parts = useMemo(
    () => compareVersions(before.message_content, after.message_content),
    [before.message_content, after.message_content],
  );
  if (parts.every(({ kind }) => kind === 'same')) return <p className="mt-4 text-ink-soft">{words.same}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div role="region" aria-label={words.difference} tabIndex={0} className="nw-difference font-serif">
      {cutSame(parts).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </div>
  );
}

function VersionRow({
  version,
  isBusy,
  onRestore,
}: {
  readonly version: ChatMessage;
  readonly isBusy: boolean;
  readonly onRestore: (() => void) | null;
}): ReactNode {
  const { what, when } = describe(version);
  return (
    <li className="nw-version">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{words.version(version.version)}</span>
        <span className="block text-step--1 text-ink-soft">{what}</span>
        <time dateTime={version.timestamp} className="block text-step--1 text-ink-faint">
          {when}
        </time>
      </span>
      {onRestore !== null && (
        <Button
          isBusy={isBusy}
          aria-label={words.restoreVersion(version.version)}
          className="min-h-9! px-3! py-0"
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </li>
  );
}

function Versions({ chatId, reply, onClose }: Omit<VersionsDialogProps, 'isOpen'>): ReactNode {
  const { versions: all, isLoading, hasFailed, retry } = useAllVersions(chatId, reply);
  const [chosen, setIds] = useState<{ readonly from?: string; readonly to?: string }>({});
  const ids = { from: chosen.from ?? all.at(-2)?.id ?? '', to: chosen.to ?? all.at(-1)?.id ?? '' };
  const [isBusy, setBusy] = useState(false);
  const isThere = useIsThere();
  const [problem, setProblem] = useState<string | null>(null);
  const find = (id: string): ChatMessage | undefined => all.find((one) => one.id === id);
  const [before, after] = [find(ids.from), find(ids.to)];
  const options = all.map((one) => ({ value: one.id, label: words.option(one.version, describe(one).what) }));
  const restore = (version: ChatMessage): void => {
    setBusy(true);
    void restoreVersion(chatId, version).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      if (sentence === null && isThere()) onClose();
    });
  };
  return (
    <>
      <ul className="mt-4 border-t border-rule">
        {all.toReversed().map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isBusy={isBusy}
            onRestore={baseForRestoring(version, all) === null ? null : () => restore(version)}
          />
        ))}
      </ul>
      <div role="status" className="mt-3 text-ink-soft">
        {isLoading && words.loading}
      </div>
      {hasFailed && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {words.notLoaded}
          <Button onClick={retry}>{retryLabel}</Button>
        </p>
      )}
      <div className="mt-3">
        <Alert>{problem}</Alert>
      </div>
      {all.length >= 2 && (
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <SelectField
            label={words.from}
            options={options}
            value={ids.from}
            onChange={(event) => setIds({ ...chosen, from: event.currentTarget.value })}
          />
          <SelectField
            label={words.to}
            options={options}
            value={ids.to}
            onChange={(event) => setIds({ ...chosen, to: event.currentTarget.value })}
          />
        </div>
      )}
      {before !== undefined && after !== undefined && <Comparison before={before} after={after} />}
    </>
  );
}

/** All versions of a note: whose they are, what differs between two of them, and the way back to one. */
export function VersionsDialog({ isOpen, onClose, ...rest }: VersionsDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <Versions onClose={onClose} {...rest} />
    </Dialog>
  );
}
