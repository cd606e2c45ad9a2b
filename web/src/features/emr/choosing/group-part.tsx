import type { EmrGroup, EmrItem } from '@notewright/contract';
import { useId, useState, type ReactNode } from 'react';
import { formatRecordDate } from '../../../i18n/record-date.ts';
import { Button } from '../../../ui/button.tsx';
import { itemKey, keysOfGroup } from './choice.ts';
import { GroupHead } from './group-head.tsx';
import { NothingRead } from './nothing-read.tsx';
import * as words from './words.ts';

/** As many entries of a group are shown at first. */
const shownFirst = 8;

export interface ChoiceProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

interface EntryProps {
  readonly item: EmrItem;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Entry({ item, isChosen, onChoose }: EntryProps): ReactNode {
  return (
    <li>
      <label className="nw-emr-entry">
        <input
          type="checkbox"
          checked={isChosen}
          className="mt-[3px] size-[18px] shrink-0 accent-accent"
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.text}</span>
        <span className="nw-emr-date">{item.date === null ? words.noDate : formatRecordDate(item.date)}</span>
      </label>
    </li>
  );
}

interface Props extends ChoiceProps {
  readonly group: EmrGroup;
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** The entries of one kind, each with its date and its box; or why there are none. */
export function GroupPart({ group, chosen, onChoose, isReading, onRetry }: Props): ReactNode {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { kind, items, state, is_cut: isCut } = group;
  const keys = keysOfGroup(group);
  const title = words.kinds[kind];
  const shown = showsAll ? items : items.slice(0, shownFirst);
  return (
    <section aria-labelledby={id} className="nw-emr-group">
      <GroupHead
        id={id}
        title={title}
        chosen={keys.filter((key) => chosen.has(key)).length}
        all={keys.length}
        onChoose={(isChosen) => onChoose(keys, isChosen)}
      />
      {items.length === 0 ? (
        <NothingRead title={title} {...{ state, isReading, onRetry }} />
      ) : (
        <ul>
          {shown.map((item) => (
            <Entry
              key={item.id}
              item={item}
              isChosen={chosen.has(itemKey(kind, item.id))}
              onChoose={(isChosen) => onChoose([itemKey(kind, item.id)], isChosen)}
            />
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button look="quiet" className="-ml-3 min-h-9! px-3! py-0" onClick={() => setShowsAll(true)}>
          {words.showAll(items.length - shown.length)}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      {isCut && <p className="text-step--1 text-ink-faint">{words.cut}</p>}
    </section>
  );
}
