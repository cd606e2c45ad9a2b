import { limits } from '@notewright/contract';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shortToast, toastError, toastSuccess } from '../../ui/toast.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Dots } from '../../ui/dots.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeView } from './code-detail.tsx';
import { CodeResults, optionId } from './code-results.tsx';
import { useCodeSearch, type ChosenCode, type SearchAnswer } from './use-codes.ts';
import * as words from './words.ts';
import './codes.css';

/** A code is no word of a patient's; which one it was stays out of the notice all the same. */
function copyCode(code: string): void {
  void navigator.clipboard.writeText(code).then(
    () => toastSuccess(words.copied, shortToast),
    () => toastError(words.copyFailed),
  );
}

const none: SearchAnswer['data'] = [];

/** What a CPT code looks like, of which only those that rules need come with the product. */
const cptShape = /^\d{4}[\dFTU]$/i;

/** The state of the look-up: what is typed, what answers it, and which of that one stands on. */
function useLookUp() {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState<ChosenCode | null>(null);
  const [isRead, setRead] = useState(false);
  const { search, isCurrent } = useCodeSearch(typed);
  const isTooLong = typed.trim().length > limits.codeQueryCharacters;
  const hits = typed.trim() === '' || isTooLong ? none : (search.data?.data ?? none);
  const type = (text: string): void => {
    setTyped(text);
    setActive(-1);
    setChosen(null);
  };
  /** Shows a code beside the list, while one goes on typing or along the list. */
  const show = (code: ChosenCode | null): void => {
    setChosen(code);
    setRead(false);
  };
  /** Goes to a code, with the focus: what was pressed is not there any more. */
  const open = (code: ChosenCode): void => {
    setChosen(code);
    setRead(true);
  };
  return { typed, type, active, setActive, chosen, isRead, show, open, search, isCurrent, isTooLong, hits };
}

type LookUp = ReturnType<typeof useLookUp>;

function Answer({
  look,
  listId,
  isWide,
  onBack,
}: {
  readonly look: LookUp;
  readonly listId: string;
  readonly isWide: boolean;
  readonly onBack: () => void;
}) {
  const { typed, search, isTooLong, hits, chosen, isRead, active, setActive, show, open } = look;
  if (isTooLong) return null;
  if (typed.trim() === '')
    return (
      <div className="nw-code-nothing">
        <EmptyState title={words.start} />
      </div>
    );
  if (search.error !== null)
    return (
      <LoadFailed
        problem={search.error.message || words.failed}
        isBusy={search.isFetching}
        onRetry={() => void search.refetch()}
      />
    );
  if (search.data === undefined)
    return (
      <p role="status" className="nw-code-wait">
        <span className="sr-only">{words.searching}</span>
        <Dots />
      </p>
    );
  if (hits.length === 0)
    return (
      <div className="nw-code-nothing">
        <EmptyState title={words.noneFound}>
          <p className="text-step--1 text-ink-faint">
            {search.data.cpt === 'built-in' && cptShape.test(typed.trim()) ? words.cptHint : words.noneFoundHint}
          </p>
        </EmptyState>
      </div>
    );
  const view = chosen !== null && (
    <CodeView chosen={chosen} isRead={isRead} onChoose={open} onCopy={copyCode} onBack={isWide ? null : onBack} />
  );
  if (view && !isWide) return view;
  return (
    <div className="nw-code-columns">
      <div className="min-w-0">
        <CodeResults
          id={listId}
          hits={hits}
          active={active}
          isCurrent={look.isCurrent}
          onChoose={(index, hit) => {
            setActive(index);
            if (isWide) show(hit);
            else open(hit);
          }}
        />
      </div>
      {isWide && (view || <p className="nw-code-choose">{words.choose}</p>)}
    </div>
  );
}

/** A finger would get its keyboard with the field, over the list that it came back to. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * Looks codes up while one types: by number, words or category. Arrows choose, Escape clears, and Enter copies; where a
 * code does not stand beside the list, Enter goes to it, and Escape and a button lead back.
 */
export function CodeLookUp(): ReactNode {
  const look = useLookUp();
  const { typed, type, active, hits, search } = look;
  const field = useRef<HTMLInputElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const listId = useId();
  const stand = (index: number): void => {
    const hit = hits[index];
    if (hit === undefined || !look.isCurrent) return;
    look.setActive(index);
    if (isWide) look.show(hit);
  };
  const isOpened = !isWide && look.chosen !== null;
  const goBack = (): void => {
    flushSync(() => look.show(null));
    const place = isTouched() ? document.getElementById(optionId(listId, active)) : field.current;
    place?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (isOpened && event.key === 'Escape') goBack();
    // It stood beside the list until the window became narrow: so far nothing went to it.
    else if (isOpened && event.key === 'Enter' && look.chosen !== null) look.open(look.chosen);
    else if (isOpened) return;
    else if (event.key === 'ArrowDown') stand(Math.min(active + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') stand(Math.max(active - 1, 0));
    else if (event.key === 'Enter') takeFirst();
    else if (event.key === 'Escape') type('');
    else return;
    event.preventDefault();
  };
  const takeFirst = (): void => {
    const index = Math.max(active, 0);
    const hit = hits[index];
    if (hit === undefined || !look.isCurrent) return;
    if (isWide) return copyCode(hit.code);
    look.setActive(index);
    look.open(hit);
  };
  const isListed = hits.length > 0 && !isOpened;
  return (
    <>
      <div className="nw-code-field">
        <TextField
          label={words.label}
          ref={field}
          hint={`${words.hint} ${isWide ? words.keys : words.keysNarrow}`}
          error={look.isTooLong ? words.tooLong : null}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this field
          autoFocus
        />
      </div>
      <p role="status" className="sr-only">
        {hits.length > 0 && !search.isPlaceholderData ? words.found(hits.length, hits.length >= limits.codesFound) : ''}
      </p>
      <Answer look={look} listId={listId} isWide={isWide} onBack={goBack} />
      {search.data !== undefined && typed.trim() !== '' && (
        <p className="nw-code-tables">
          {words.tables(search.data.tables)}. {words.cptNotices[search.data.cpt]}
        </p>
      )}
    </>
  );
}
