import { memo, useMemo, type ReactNode } from 'react';
import type { AnnotatedClause, Annotation, Fact, Mention, Placement } from '@notewright/engine/annotation';
import type { Span } from '@notewright/engine';
import { describeFact, spaced } from './describe-fact.ts';
import { Panel, Stop } from './panel.tsx';
import { litAmong, type Pointed } from './pointed.ts';
import { sameProps } from './same-props.ts';

const settledBy = {
  heading: 'by its heading',
  'own-words': 'by its own words',
  answer: 'by the “no” on the next line',
} as const;

const none: readonly never[] = [];

const figure = (value: number): string => value.toFixed(1);

/** What placed an entry, in words. */
export function sayPlacement({ by, score = 0, runnerUp }: Placement): string {
  if (by !== 'weights') return settledBy[by];
  const next =
    runnerUp === undefined
      ? 'and nothing else is possible'
      : `next ${spaced(runnerUp.subject)} ${figure(runnerUp.score)}; ahead by ${figure(runnerUp.margin)}`;
  return `by weights ${figure(score)}, ${next}`;
}

interface PlacementsProps {
  readonly clause: AnnotatedClause;
  /** The words of each placement. */
  readonly quotes: readonly string[];
}

function Placements({ clause: { placements, isName }, quotes }: PlacementsProps): ReactNode {
  if (isName === true) return <p className="wd-note">the name of a problem</p>;
  const [first] = placements;
  if (placements.length === 1 && first) return <p className="wd-note">{sayPlacement(first)}</p>;
  return (
    <ul className="wd-note">
      {placements.map((placement, at) => (
        <li key={placement.start}>
          “{quotes[at]}” {sayPlacement(placement)}
        </li>
      ))}
    </ul>
  );
}

const mentionKinds: Readonly<Record<Mention['kind'], string>> = {
  problem: 'problem',
  medication: 'drug',
  'vital-sign': 'vital sign',
};

function Mentions({ mentions }: { readonly mentions: readonly Mention[] }): ReactNode {
  if (mentions.length === 0) return null;
  return (
    <ul className="wd-mentions">
      {mentions.map(({ kind, start, name, attributes }) => (
        <li key={`${kind}${start}${name}`}>
          <span className="wd-mention-kind">{mentionKinds[kind]}</span> {name}
          <span className="wd-note">
            {Object.values(attributes)
              .map((value) => ` · ${value}`)
              .join('')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FactViewProps {
  readonly fact: Fact;
  /** Where it stands otherwise than its clause. */
  readonly elsewhere: string | null;
  readonly isUnsaid: boolean;
  readonly isLit: boolean;
}

const FactView = memo(function FactView({ fact, elsewhere, isUnsaid, isLit }: FactViewProps): ReactNode {
  const { name, attributes, assertion } = describeFact(fact);
  return (
    <Stop facts={fact.id} isLit={isLit} className="wd-fact">
      <span className="wd-tag" data-kind={fact.type === 'clause' ? 'kept' : 'typed'}>
        {fact.type}
      </span>{' '}
      <span className="wd-fact-name">{name}</span>
      {assertion.map((one) => (
        <span key={one} className="wd-assertion">
          {' '}
          {one}
        </span>
      ))}
      {attributes.map(([attribute, value]) => (
        <span key={attribute} className="wd-note">
          {' '}
          · {attribute} {value}
        </span>
      ))}
      {elsewhere !== null && <span className="wd-note"> → {elsewhere}</span>}
      {isUnsaid && <span className="wd-warn"> in no statement</span>}
    </Stop>
  );
});

interface ClauseViewProps extends PlacementsProps {
  /** The words of the clause. */
  readonly words: string;
  readonly facts: readonly Fact[];
  /** Ids of the facts that stand in no statement. */
  readonly unsaid: readonly string[];
  /** Ids of its facts that are pointed at. */
  readonly lit: string;
}

const ClauseView = memo(function ClauseView({ words, quotes, clause, facts, unsaid, lit }: ClauseViewProps): ReactNode {
  const pointed = new Set(lit.split(' '));
  const { subject, label, problem, time } = clause;
  const under = [label, problem, time].filter((one) => one !== undefined);
  return (
    <li className="wd-clause">
      <h3 className="wd-subject">
        {spaced(subject)}
        {under.length > 0 && <span className="wd-under"> · {under.join(' · ')}</span>}
      </h3>
      <p className="wd-quote">{words}</p>
      <Placements clause={clause} quotes={quotes} />
      <Mentions mentions={clause.mentions} />
      {facts.map((fact) => (
        <FactView
          key={fact.id}
          fact={fact}
          elsewhere={fact.subject === subject ? null : spaced(fact.subject)}
          isUnsaid={unsaid.includes(fact.id)}
          isLit={pointed.has(fact.id)}
        />
      ))}
      {facts.length === 0 && <p className="wd-warn">no fact</p>}
    </li>
  );
}, sameProps);

/** The facts of each clause: those whose first words lie in it. Both in the order of the text; linear. */
export function factsByClause({ clauses, facts }: Pick<Annotation, 'clauses' | 'facts'>): (readonly Fact[])[] {
  const inOrder = [...facts].sort((a, b) => a.evidence[0].start - b.evidence[0].start);
  let at = 0;
  return clauses.map(({ end }, index) => {
    const from = at;
    const isLast = index === clauses.length - 1;
    while (at < inOrder.length && (isLast || (inOrder[at]?.evidence[0].start ?? 0) < end)) at += 1;
    return inOrder.slice(from, at);
  });
}

/** The clauses as they were placed, each with what it names and the facts that were made of it. */
export function ClausesPanel({
  annotation,
  unsaid,
  pointed,
}: {
  readonly annotation: Annotation;
  readonly unsaid: readonly string[];
  readonly pointed: Pointed;
}): ReactNode {
  const facts = useMemo(() => factsByClause(annotation), [annotation]);
  const ids = useMemo(() => facts.map((own) => own.map(({ id }) => id)), [facts]);
  const { clauses } = annotation;
  const wordsAt = ({ start, end }: Span): string => annotation.text.slice(start, end).trim();
  const about = `${clauses.length} clauses, ${annotation.facts.length} facts. Point at a fact, or press it to pin it.`;
  return (
    <Panel id="clauses" title="Clauses and facts" about={about}>
      <ul className="wd-clauses">
        {[...clauses.entries()].map(([at, clause]) => (
          // By its number: what is typed before a clause moves it, and must not build it again.
          <ClauseView
            key={at}
            words={wordsAt(clause)}
            quotes={clause.placements.map(wordsAt)}
            clause={clause}
            facts={facts[at] ?? none}
            unsaid={unsaid}
            lit={litAmong(ids[at] ?? none, pointed)}
          />
        ))}
      </ul>
    </Panel>
  );
}
