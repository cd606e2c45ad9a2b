import { readSources, type ChatMessage } from '@notewright/contract';
import { FileText } from 'lucide-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useEvidence } from '../evidence/evidence-context.tsx';
import type { Evidenced } from '../evidence/evidence-of.ts';
import { partSources } from '../evidence/source-segments.ts';
import { SourceText } from '../evidence/source-text.tsx';
import { fileText } from '../evidence/words.ts';
import * as words from './words.ts';

interface Props {
  readonly source: ChatMessage;
  readonly statements: readonly Evidenced[];
}

/** What somebody sent, with the words marked that the active statement rests on, in the text of every other source too. */
export function SourceBeside({ source, statements }: Props): ReactNode {
  const { message_content: text } = source;
  const sources = useMemo(() => readSources(source), [source]);
  const active = useEvidence((state) => state.active);
  const statement = active === null ? undefined : statements[active];
  const parted = useMemo(() => partSources(statement, text, sources), [statement, text, sources]);
  return (
    <div className="nw-slip-column">
      <h2 className="nw-slip-label">{words.wordsSent}</h2>
      <div className="nw-slip-box" data-scroll-box>
        {text !== '' && (
          <div className="nw-slip">
            <SourceText text={text} spans={parted.message} name={words.theWordsSent} />
          </div>
        )}
        {sources.map(({ name, text: own, attachment }, index) => (
          <Fragment key={index}>
            <p className="mt-3 flex items-center gap-2 text-step--1 font-medium">
              <FileText aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </p>
            <div className="nw-slip mt-2">
              <SourceText text={own} spans={parted.others[index] ?? []} name={attachment === null ? name : fileText} />
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
