import { signOffWords } from '../data/note-words.ts';
import { lineTopic, type LineTopic } from '../line-topic.ts';
import type { SignOffPart, Writer } from '../preference.ts';
import type { NoteLayout } from '../read-layout.ts';
import { saysFor, type Observer, type Verdict } from './observer.ts';
import { pairsOf, sectionOf } from './sections.ts';

const firsts = ['drugs', 'tests', 'follow-up'] as const;

/** Whether the lines about one thing stand before all others; undefined where there are none, or no others. */
function isFirst(topics: readonly LineTopic[], first: LineTopic): boolean | undefined {
  const own = topics.filter((topic) => topic === first).length;
  if (own === 0 || own === topics.length) return undefined;
  return topics.slice(0, own).every((topic) => topic === first);
}

/** The order of the lines of a plan: nothing else in a note has one that is its writer's. */
export const lineOrders: Observer<'order'> = {
  changes: (pair) =>
    pairsOf(pair)
      .filter(({ id }) => id === 'plan')
      .flatMap(({ id, before, after }) => {
        if (before.items.toSorted().join('\n') === before.items.join('\n') && before.items.length < 2) return [];
        const was = before.items.map(lineTopic);
        const is = after.items.map(lineTopic);
        const first = firsts.find((one) => isFirst(was, one) === false && isFirst(is, one) === true);
        return first === undefined ? [] : [{ kind: 'order', section: id, first } as const];
      }),
  verdict: ({ section, first }, { signed }): Verdict => {
    const isSo = isFirst((sectionOf(signed, section)?.items ?? []).map(lineTopic), first);
    return isSo === undefined ? undefined : saysFor(isSo);
  },
};

const longestFirst = signOffWords.toSorted((a, b) => b.length - a.length);

/** The parts of a closing line; undefined where a word of it is neither in the table nor of its writer's own name and credentials. */
export function readSignOff(line: string, { name, credentials }: Writer): readonly SignOffPart[] | undefined {
  const known: readonly (readonly [string, SignOffPart])[] = [
    ...longestFirst.map((words) => [words, words] as const),
    ...(name === '' ? [] : [[name, '{name}'] as const]),
    ...(credentials === '' ? [] : [[credentials, '{credentials}'] as const]),
  ];
  const parts: SignOffPart[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const found = known.find(
      ([words]) =>
        rest.toLowerCase().startsWith(words.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(words.length)),
    );
    if (found === undefined || parts.length === 8) return undefined;
    parts.push(found[1]);
    rest = rest.slice(found[0].length).replace(/^[\s,.:;-]+/, '');
  }
  return parts.some((part) => !part.startsWith('{')) ? parts : undefined;
}

function signOffOf({ last }: NoteLayout, writer: Writer): readonly SignOffPart[] | undefined {
  for (let from = 0; from < last.length; from += 1) {
    const parts = readSignOff(last.slice(from).join(' '), writer);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

export const signOffs: Observer<'sign-off'> = {
  changes: ({ composed, signed, writer }) => {
    const parts = signOffOf(signed, writer);
    return parts === undefined || signOffOf(composed, writer)?.join() === parts.join()
      ? []
      : [{ kind: 'sign-off', parts }];
  },
  verdict: ({ parts }, { signed, writer }) => saysFor(signOffOf(signed, writer)?.join() === parts.join()),
};
