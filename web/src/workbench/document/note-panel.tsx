import { memo, type ReactNode } from 'react';
import type { ExplainedNote, ExplainedStatement, StatementOrigin } from '@notewright/engine/annotation';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Panel, Stop } from './panel.tsx';
import type { Pointed } from './pointed.ts';

/** Each origin with its mark and its words. */
export const origins: readonly (readonly [StatementOrigin, string, string])[] = [
  ['composed', '◆', 'composed from typed facts'],
  ['mixed', '◈', 'of both'],
  ['kept', '“', 'kept in the writer’s words'],
  ['talk', '…', 'written from talk'],
];

const markOf = new Map(origins.map(([origin, mark, words]) => [origin, { mark, words }] as const));

interface StatementViewProps {
  readonly statement: ExplainedStatement;
  readonly number: number;
  readonly isLit: boolean;
}

const StatementView = memo(function StatementView({ statement, number, isLit }: StatementViewProps): ReactNode {
  const { mark, words } = markOf.get(statement.origin) ?? { mark: '', words: '' };
  return (
    <Stop facts={statement.facts.join(' ')} statement={number} isLit={isLit} className="wd-statement">
      <span className="wd-mark" data-origin={statement.origin} aria-hidden="true">
        {mark}
      </span>
      <span>
        {statement.text.replaceAll('\t', ': ')}
        <VisuallyHidden>, {words}</VisuallyHidden>
      </span>
    </Stop>
  );
});

/** The sections, each statement with its number in the note. */
function numbered({ sections }: ExplainedNote) {
  let count = 0;
  return sections.map(({ statements, ...section }) => ({
    ...section,
    statements: statements.map((statement) => ({ statement, number: count++ })),
  }));
}

/** The note that Chartwright writes, each statement with where it comes from. */
export function NotePanel({ note, pointed }: { readonly note: ExplainedNote; readonly pointed: Pointed }): ReactNode {
  const counted = origins.filter(([origin]) => note.origins[origin] > 0);
  const about = (
    <ul className="wd-origins">
      {counted.map(([origin, mark, words]) => (
        <li key={origin}>
          <span className="wd-mark" data-origin={origin} aria-hidden="true">
            {mark}
          </span>{' '}
          {note.origins[origin]} {words}
        </li>
      ))}
      {Object.entries(note.fallbacks).map(([cause, count]) => (
        <li key={cause}>
          {count} fell back: {cause}
        </li>
      ))}
    </ul>
  );
  return (
    <Panel id="note" title="Note" about={about}>
      {numbered(note).map(({ id, title, level, statements }) => (
        <div key={id} className="wd-section">
          <h3 className="wd-section-title" data-level={level}>
            {title}
          </h3>
          {statements.map(({ statement, number }) => (
            <StatementView key={number} statement={statement} number={number} isLit={pointed.statements.has(number)} />
          ))}
        </div>
      ))}
      {note.missing.length > 0 && <p className="wd-note">The text does not say: {note.missing.join(', ')}.</p>}
    </Panel>
  );
}
