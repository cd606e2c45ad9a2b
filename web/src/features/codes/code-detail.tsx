import type { CodeDetail, ListedCode } from '@notewright/contract';
import { ArrowLeft, Copy } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { giveFocus } from '../../hooks/give-focus.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { CodeLine } from './code-line.tsx';
import { useCode, type ChosenCode } from './use-codes.ts';
import * as words from './words.ts';

interface Props {
  readonly chosen: ChosenCode;
  /** Whether the focus goes to it. */
  readonly isRead: boolean;
  readonly onChoose: (chosen: ChosenCode) => void;
  readonly onCopy: (code: string) => void;
  /** Where the list does not stand beside it. */
  readonly onBack: (() => void) | null;
}

function Codes({
  title,
  codes,
  onChoose,
}: {
  readonly title: string;
  readonly codes: readonly ListedCode[];
  readonly onChoose: Props['onChoose'];
}): ReactNode {
  if (codes.length === 0) return null;
  return (
    <section className="nw-code-part">
      <h3>{title}</h3>
      <ul>
        {codes.map((one) => (
          <li key={one.code}>
            <button type="button" className="nw-code-row" onClick={() => onChoose(one)}>
              <CodeLine {...one} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: Pick<CodeDetail, 'notes'>): ReactNode {
  const kinds = Object.keys(words.notes) as (keyof typeof words.notes)[];
  return kinds
    .filter((kind) => notes[kind].length > 0)
    .map((kind) => (
      <section key={kind} className="nw-code-part">
        <h3>{words.notes[kind]}</h3>
        <ul className="nw-code-notes">
          {notes[kind].map((note, index) => (
            <li key={index}>{note.words}</li>
          ))}
        </ul>
      </section>
    ));
}

function Seventh({ letters }: { readonly letters: CodeDetail['seventh_characters'] }): ReactNode {
  if (letters.length === 0) return null;
  return (
    <section className="nw-code-part">
      <h3>{words.seventh}</h3>
      <dl className="nw-code-seventh">
        {letters.map(({ letter, meaning }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type DetailProps = Pick<Props, 'isRead' | 'onChoose' | 'onCopy'> & { readonly detail: CodeDetail };

function Detail({ detail, isRead, onChoose, onCopy }: DetailProps): ReactNode {
  const { chapter, code, title, billable, system } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It may take its time: the focus goes from the field or from the code before, and from nowhere else.
    if (isRead) giveFocus(heading.current, document.activeElement?.closest('[role=combobox], article'));
  }, [isRead]);
  return (
    <>
      <header className="nw-code-head">
        <h2 ref={heading} tabIndex={-1}>
          <span className="nw-code-number">{code}</span> {title}
        </h2>
        <Button onClick={() => onCopy(code)} className="min-h-9! shrink-0 py-0">
          <Copy aria-hidden="true" className="size-4 stroke-[1.7]" />
          {words.copy}
        </Button>
      </header>
      <p className="text-step--1 text-ink-soft">
        {system}
        {system === 'ICD-10-CM' && `. ${billable ? words.billable : words.headingMeans}`}
        {chapter !== null && <span className="block">{words.chapter(chapter.from, chapter.to, chapter.title)}</span>}
      </p>
      <Codes title={words.above} codes={detail.parents} onChoose={onChoose} />
      <Notes notes={detail.notes} />
      <Seventh letters={detail.seventh_characters} />
      <Codes title={words.below} codes={detail.children} onChoose={onChoose} />
    </>
  );
}

/** One code: what it is called, where it stands, and the notes of the tabular list. */
export function CodeView({ chosen, isRead, onChoose, onCopy, onBack }: Props): ReactNode {
  const { data, error, isFetching, refetch } = useCode(chosen);
  return (
    // Each code begins at its top, and its heading takes the focus again.
    <article key={data?.data.code} className="nw-code-detail" aria-busy={isFetching}>
      {onBack !== null && (
        <Button look="quiet" onClick={onBack} className="mb-2 -ml-4">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Button>
      )}
      {error !== null ? (
        <LoadFailed problem={error.message || words.failed} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Detail detail={data.data} isRead={isRead} onChoose={onChoose} onCopy={onCopy} />
      )}
    </article>
  );
}
