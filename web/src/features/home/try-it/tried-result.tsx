import { useId, useState, type ReactNode } from 'react';
import { BarredWords } from '../in-action/content-blocks.tsx';
import type { Tried, TriedSection, TriedStatement } from './read-text.ts';
import * as words from './words.ts';

interface StatementProps {
  readonly statement: TriedStatement;
  readonly describedBy: string | undefined;
  readonly onPoint: (source: string) => void;
}

/** A line of the chart; pointed at, tapped or reached by keyboard it says where it came from. */
function Statement({ statement, describedBy, onPoint }: StatementProps): ReactNode {
  const point = (): void => onPoint(statement.source);
  return (
    <li>
      <button
        type="button"
        className="try-statement"
        aria-describedby={describedBy}
        onPointerEnter={point}
        onFocus={point}
        onClick={point}
      >
        <bdi>{statement.text}</bdi>
      </button>
    </li>
  );
}

/** A part of the note is a heading alone; what stands in it follows as sections of the third level. */
function Section({
  section,
  ...rest
}: { readonly section: TriedSection } & Omit<StatementProps, 'statement'>): ReactNode {
  const Heading = section.level === 2 ? 'h5' : 'h6';
  return (
    <>
      <Heading>{section.title}</Heading>
      {section.statements.length > 0 && (
        <ul>
          {section.statements.map((statement) => (
            <Statement key={`${statement.text}|${statement.source}`} statement={statement} {...rest} />
          ))}
        </ul>
      )}
    </>
  );
}

function Chart({ tried }: { readonly tried: Tried }): ReactNode {
  const id = useId();
  const [source, setSource] = useState('');
  return (
    <section className="try-part" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className="try-tool try-tool-chartwright">
        Chartwright
      </h4>
      {!tried.isNote && <p className="try-missing">{words.noNote}</p>}
      <div className="try-document" lang="en">
        {tried.chartTitle !== '' && <p className="try-title">{tried.chartTitle}</p>}
        {tried.record !== '' && (
          <p>
            <bdi>{tried.record}</bdi>
          </p>
        )}
        {tried.sections.map((section) => (
          <Section
            key={section.title}
            section={section}
            describedBy={source === '' ? undefined : `${id}-source`}
            onPoint={setSource}
          />
        ))}
      </div>
      {tried.missing.length > 0 && (
        <p className="try-missing">
          {words.missing}: <span lang="en">{tried.missing.join(', ')}</span>
        </p>
      )}
      {tried.isNote && (
        <p id={`${id}-source`} className="try-source">
          {source === '' ? words.point : words.source(source)}
        </p>
      )}
    </section>
  );
}

/** What the two tools made of a text. */
export function TriedResult({ tried }: { readonly tried: Tried }): ReactNode {
  const id = useId();
  return (
    <div className="try-result">
      <section className="try-part" aria-labelledby={`${id}-title`}>
        <h4 id={`${id}-title`} className="try-tool try-tool-redactify">
          Redactify
        </h4>
        <p className="try-redacted" lang="en" dir="auto">
          <BarredWords text={tried.redacted} />
        </p>
        <p className="try-missing">{words.removed(tried.removed)}</p>
      </section>
      <Chart key={tried.redacted} tried={tried} />
      <p className="try-draft">{words.draft}</p>
    </div>
  );
}
