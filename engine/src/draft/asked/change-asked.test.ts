import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { headingsOf, plainTitle } from '../../note/left-out/headings-of.ts';
import { AskedNoteCheck, type SettledAnswer } from './asked-note.ts';
import type { AskedChange } from './change-asked.ts';

/** What stands under a heading: its lines that are not empty, without the mark of a list. */
function under(markdown: string, title: string): readonly string[] {
  const headings = headingsOf(markdown);
  const at = headings.findIndex((heading) => heading.title === plainTitle(title));
  const [own, next] = [headings[at], headings[at + 1]];
  if (own === undefined) return [];
  const lines = markdown.slice(own.end, next?.start ?? markdown.length).split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => line.replace(/^- /, ''));
}

/** The entries of the list of what is not documented: the line below it says that the note is a draft. */
const listed = (markdown: string, title: string): readonly string[] =>
  headingsOf(markdown).some((heading) => heading.title === plainTitle(title))
    ? under(markdown, title).slice(0, -1)
    : [];

interface Discussed {
  readonly markdown: string;
  readonly brief: AskedNoteCheck['brief'];
  readonly settle: (changes: readonly AskedChange[]) => SettledAnswer;
}

function discuss(input: string): Discussed {
  const written = chart(input);
  const { rendered, sections, missing, leftOut, noteKind } = written;
  const asked = {
    source: { input, tool: 'Chartwright', options: {} },
    kind: noteKind === 'own' ? 'soap' : noteKind,
    note: { rendered, sections, missing, leftOut },
    message: 'Penicillin, hives. Penicilina, ronchas.',
  } as const;
  const check = new AskedNoteCheck(asked, written);
  const settle = (changes: readonly AskedChange[]) => check.settle({ sentences: [], changes }, 'en');
  return { markdown: rendered.markdown, brief: check.brief, settle };
}

const notes: readonly (readonly [language: string, list: string, input: string])[] = [
  [
    'English',
    'Not documented',
    'Cough and fever for 3 days. No chest pain. Takes lisinopril 10 mg daily. Plan: chest x-ray, return in 1 week.',
  ],
  [
    'Spanish',
    'No documentado',
    'Tos y fiebre desde hace 3 días. Niega dolor torácico. Toma lisinopril 10 mg al día. Plan: radiografía de tórax, control en 1 semana.',
  ],
];

/** Every operation on the statements of a note, at some of its places and at all that its list of what is not documented names. */
function operationsOn({ brief, markdown }: Discussed, list: string): AskedChange[] {
  const entries = new Set(listed(markdown, list).map(plainTitle));
  const places = brief.places.filter(({ title }, at) => at === 0 || entries.has(plainTitle(title)));
  const own = brief.lines.filter(({ id }) => id.startsWith('n'));
  const none = { section: '', text: '', from: [] };
  return [
    ...places.map(({ id }): AskedChange => ({ do: 'add', line: '', section: id, text: 'Penicillin', from: ['q1'] })),
    ...own.flatMap(({ id: line }): AskedChange[] => [
      { ...none, do: 'remove', line },
      { ...none, do: 'replace', line, text: 'Said otherwise', from: ['q1'] },
      ...places.map(({ id }): AskedChange => ({ ...none, do: 'move', line, section: id })),
    ]),
  ];
}

/** What of the list of what is not documented goes or comes unseen with a proposal, in words. */
function unseenIn({ markdown }: Discussed, list: string, settled: SettledAnswer): readonly string[] {
  if (settled.kind !== 'change') return [];
  const [before, after] = [listed(markdown, list), listed(settled.content, list)];
  const filled = settled.changes.flatMap(({ kind, section, to }) =>
    kind === 'moved' ? [to] : kind === 'added' ? [section] : [],
  );
  const gone = before.filter((entry) => !after.includes(entry));
  return [
    ...after.filter((entry) => !before.includes(entry)).map((entry) => `${entry} comes`),
    ...gone.filter((entry) => !filled.includes(entry)).map((entry) => `${entry} goes, and nothing says so`),
    ...gone
      .filter((entry) => under(settled.content, entry).length === 0)
      .map((entry) => `nothing stands under ${entry}`),
  ];
}

it('a statement that is moved can be reworded where it went, and goes nowhere else', () => {
  const note = discuss(notes[0]?.[2] ?? '');
  const line = note.brief.lines.find(({ text }) => text.startsWith('No chest pain'))?.id ?? '';
  const [to, other] = note.brief.places.filter(({ title }) => ['Assessment', 'Allergies'].includes(title));
  const move = { do: 'move', line, section: to?.id ?? '', text: '', from: [] } as const;
  const settled = note.settle([
    move,
    { ...move, section: other?.id ?? '' },
    { ...move, do: 'remove' },
    { ...move, do: 'replace', text: 'Denies chest pain', from: ['q1'] },
  ]);
  if (settled.kind !== 'change') throw new Error('A change was expected.');
  expect(settled.changes.map(({ kind, section, to: where }) => [kind, section, where])).toEqual([
    ['moved', 'History of present illness', to?.title],
    ['changed', to?.title, undefined],
  ]);
  expect(settled.dropped).toBe(2);
  expect(under(settled.content, to?.title ?? '')).toContain('Denies chest pain');
});

describe.each(notes)('what is not documented of a note in %s', (_language, list, input) => {
  const note = discuss(input);
  const operations = operationsOn(note, list);
  const allergies = note.brief.places.find(({ title }) => /^Al(?:lergies|ergias)$/.test(title));

  it('is no more what a proposal adds, under the heading that it names', () => {
    expect(listed(note.markdown, list)).toContain(allergies?.title);
    const add = { do: 'add', line: '', section: allergies?.id ?? '', text: 'Penicillin', from: ['q1'] } as const;
    const settled = note.settle([add]);
    if (settled.kind !== 'change') throw new Error('A change was expected.');
    expect(listed(settled.content, list)).toEqual(
      listed(note.markdown, list).filter((one) => one !== allergies?.title),
    );
    expect(settled.changes).toMatchObject([{ kind: 'added', section: allergies?.title, after: 'Penicillin' }]);
    expect(settled.rendered.markdown).toContain(`${allergies?.title}, added: Penicillin`);
  });

  it('is changed by no proposal but by what this shows as put under that heading, and leaves there', () => {
    const gone = new Set<string>();
    const unseen: string[] = [];
    for (const one of operations)
      for (const other of operations) {
        const settled = note.settle([one, other]);
        for (const words of unseenIn(note, list, settled)) unseen.push(`${JSON.stringify([one, other])}: ${words}`);
        if (settled.kind !== 'change') continue;
        for (const entry of listed(note.markdown, list))
          if (!listed(settled.content, list).includes(entry)) gone.add(entry);
      }
    expect(unseen).toEqual([]);
    // What is compared has happened: every entry that a place is for went with some proposal.
    const titles = note.brief.places.map(({ title }) => title);
    expect([...gone].toSorted()).toEqual(
      listed(note.markdown, list)
        .filter((one) => titles.includes(one))
        .toSorted(),
    );
    expect(gone.size).toBeGreaterThan(1);
  });

  it('is no more than what nothing was put under, however much is proposed', () => {
    const fill = operations.filter((one) => one.do === 'add');
    const settled = note.settle([...fill, ...operations.filter((one) => one.do === 'move').slice(-3)]);
    expect(unseenIn(note, list, settled)).toEqual([]);
    expect(settled.kind).toBe('change');
  });
});
