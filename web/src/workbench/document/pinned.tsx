import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fact } from '@notewright/engine/annotation';
import { IconButton } from '../../ui/icon-button.tsx';
import { describeFact } from './describe-fact.ts';
import { statementsOf, type Pointed } from './pointed.ts';
import type { Reading } from './read-document.ts';

const most = 3;

/** The first few, and how many more there are. */
function few(words: readonly string[]): string {
  const more = words.length - most;
  return more > 0 ? `${words.slice(0, most).join(' | ')} and ${more} more` : words.join(' | ');
}

function sayFact(fact: Fact): string {
  const { name, assertion } = describeFact(fact);
  return [`${fact.type}: ${name}`, ...assertion].join(', ');
}

/** What is pinned, from the words of the text to the statements of the note, in view wherever the columns stand. */
export function Pinned({
  reading,
  pinned,
  onUnpin,
}: {
  readonly reading: Reading;
  readonly pinned: Pointed;
  readonly onUnpin: () => void;
}): ReactNode {
  const { annotation } = reading;
  const facts = annotation.facts.filter(({ id }) => pinned.facts.has(id));
  const words = facts.map(({ evidence }) =>
    evidence.map(({ start, end }) => annotation.text.slice(start, end).trim()).join(' … '),
  );
  const statements = statementsOf(reading).filter((_statement, at) => pinned.statements.has(at));
  const rows = [
    ['Words', few([...new Set(words)])],
    ['Facts', few(facts.map(sayFact))],
    ['Note', few(statements.map(({ text }) => text.replaceAll('\t', ': ')))],
  ] as const;
  return (
    <aside aria-label="Pinned" className="wd-pinned">
      <dl>
        {rows.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said === '' ? 'none' : said}</dd>
          </div>
        ))}
      </dl>
      <IconButton label="Unpin" size="small" onClick={onUnpin}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
