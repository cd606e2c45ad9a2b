import type { ReactNode } from 'react';
import { formatMinute } from '../../../../../i18n/dates.ts';
import type { WriteBack } from './use-write-back.ts';
import * as words from './words.ts';

type Item = WriteBack['items'][number];

function wordItem({ kind, state, reason, written_on: on }: Item): string {
  const when = on === null || state !== 'written' ? null : words.writtenOn(formatMinute(new Date(on), new Date()));
  const said = kind === 'document' && state === 'refused' ? words.documentRefused : words.itemStates[state];
  const what = when ?? said;
  return reason === null ? what : `${what}. ${reason}`;
}

function nextWords({ state, next_try_on: next }: WriteBack): string | null {
  if (state !== 'waiting') return null;
  return next === null ? words.waitsForYou : words.nextTry(formatMinute(new Date(next), new Date()));
}

/** How far a note is, as a whole and item by item. The sentence is read out when it changes. */
export function WriteState({ written }: { readonly written: WriteBack }): ReactNode {
  const { state, connection, patient, items } = written;
  const next = nextWords(written);
  return (
    <>
      <p role="status" className={state === 'refused' ? 'font-medium text-danger' : 'font-medium'}>
        {words.states[state](connection.name)}
      </p>
      <p className="text-step--1 text-ink-soft [overflow-wrap:anywhere]">
        {words.forPatient(patient.name)}
        {next !== null && <span className="block">{next}</span>}
      </p>
      <details className="mt-1">
        <summary>{words.showItems(items.length)}</summary>
        <ul className="mt-1 grid gap-1">
          {items.map((item) => (
            <li key={item.id} className="[overflow-wrap:anywhere]">
              <span className="block">
                <span className="font-medium">{words.kinds[item.kind]}:</span> {item.text}
              </span>
              <span className={`block text-step--1 ${item.state === 'refused' ? 'text-danger' : 'text-ink-soft'}`}>
                {wordItem(item)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
