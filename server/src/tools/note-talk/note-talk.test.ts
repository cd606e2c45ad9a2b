import type { NoteForm } from '@notewright/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { instructionAnswers } from '../../kernel/instruction-messages.ts';
import { talkNotices } from '../../kernel/talk-messages.ts';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
import { createEnginePool, type EnginePool } from '../engine-pool.ts';
import { createTools } from '../index.ts';
import { noteOf } from '../testing/note-at-hand.ts';
import { modelAt, tellTool, type ToolOutput } from '../testing/tell-tool.ts';
import { engineName, type NoteAtHand } from '../tool.ts';

const enginePool = createEnginePool();
afterAll(() => enginePool.close());
const documents = { redactDocument: () => Promise.reject(new Error('No file was expected.')) };
const { Chartwright } = createTools(enginePool, documents);

/** s1 to s7, in this order. */
const input = `Jane Q. Sample is a 65 year old with cough and fever for 3 days, temp 38.4.
No chest pain.
Takes lisinopril 10 mg daily.
Furosemide 40 mg daily for the swelling of her legs.
Allergic to penicillin.
Her sister moved in to help at night.
Plan: chest x-ray, return in 1 week.`;
const note = noteOf(input);

interface Change {
  readonly do: string;
  readonly line?: string;
  readonly section?: string;
  readonly text?: string;
  readonly from?: readonly string[];
}
const sentence = (text: string, ...from: readonly string[]) => ({ text, from });
const say = (...sentences: readonly unknown[]): string => JSON.stringify({ kind: 'answer', sentences, changes: [] });
const change = (...changes: readonly Change[]): string =>
  JSON.stringify({
    kind: 'change',
    sentences: [],
    changes: changes.map((one) => ({ line: '', section: '', text: '', from: [], ...one })),
  });
const nothing = JSON.stringify({ kind: 'not-in-source', sentences: [], changes: [] });

const ask = (
  endpoint: ScriptedEndpoint,
  message: string,
  at: NoteAtHand = note,
  tool = Chartwright,
): Promise<ToolOutput> =>
  tellTool(tool, modelAt(endpoint.baseUrl), { message, sources: [], noteAtHand: () => Promise.resolve(at) });
const promptOf = ({ received }: ScriptedEndpoint): string => {
  const [body = '{}'] = /\{"model".*"stream":true(?:,"stream_options":\{[^}]*\})?\}/.exec(received) ?? [];
  return (JSON.parse(body) as { messages: { content: string }[] }).messages[1]?.content ?? '';
};
/** The id of the line that says something, among those of one letter. */
const idOf = (prompt: string, letter: string, words: string): string =>
  prompt
    .split('\n')
    .flatMap((line) => (line.includes(words) ? (/^([a-z]\d+) \| /.exec(line)?.[1] ?? []) : []))
    .find((id) => id.startsWith(letter)) ?? 'none';
/** What a model answers that reads its prompt. */
const reading =
  (answerTo: (id: (letter: string, words: string) => string) => string) =>
  (body: string): readonly Step[] => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    return answer(answerTo((letter, words) => idOf(messages[1]?.content ?? '', letter, words)));
  };
const answerOf = ({ result }: ToolOutput) => {
  const found = result?.tool_result;
  if (found?.tool !== 'Answer') throw new Error('An answer was expected.');
  return found;
};
const statementsOf = ({ result }: ToolOutput) => result?.statements ?? [];
const proposalOf = (output: ToolOutput) => {
  const { proposal } = answerOf(output);
  if (proposal === undefined) throw new Error('A proposal was expected.');
  return proposal;
};

describe('a question about the note that a model answers', () => {
  test('is answered with the words of the source that it rests on', async () => {
    await using endpoint = await startScriptedEndpoint(
      answer(say(sentence('Furosemide 40 mg is for the swelling of her legs.', 's4'))),
    );
    const output = await ask(endpoint, 'why is she on furosemide?');
    expect(output.text).toBe('Furosemide 40 mg is for the swelling of her legs.');
    const [said] = statementsOf(output);
    expect(said).toMatchObject({ support: 'supported' });
    expect(said?.sources.map(({ start, end }) => input.slice(start, end)).join()).toContain('swelling of her legs');
    expect(answerOf(output)).toMatchObject({ noteId: note.messageId, sourceMessageId: note.sourceMessageId });
    expect(answerOf(output).proposal).toBeUndefined();
    expect(output.end).toMatchObject({ title: '', writtenBy: 'ward-model', notice: null });
  });

  test('is sent with the lines of source and note, and without what identifies', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing));
    await ask(endpoint, 'did Jane Sample say who helps at night?');
    const prompt = promptOf(endpoint);
    expect(prompt).toMatch(/^s6 \| Her sister moved in to help at night\.$/m);
    expect(prompt).toMatch(/^n\d+ \| Medications \| Lisinopril 10 mg daily \| s3$/m);
    expect(prompt).toMatch(/^h\d+ \| Plan$/m);
    expect(prompt).toMatch(/^q1 \| did \[NAME-1-FULL\] say who helps at night\?$/m);
    expect(endpoint.received).not.toMatch(/Jane|Sample/);
  });

  test('of a lie is marked, with what is wrong in it', async () => {
    await using endpoint = await startScriptedEndpoint(
      answer(
        say(
          sentence('Furosemide 80 mg is for the swelling of her legs.', 's4'),
          sentence('Warfarin was started.', 's3'),
          sentence('No known allergies.', 's5'),
        ),
      ),
    );
    const output = await ask(endpoint, 'why is she on furosemide?');
    expect(statementsOf(output).map(({ support }) => support)).toEqual(['unsupported', 'unsupported', 'unsupported']);
    expect(statementsOf(output)[2]?.faults).toContain('negation');
  });

  test('makes nothing the patient’s that is a relative’s, whichever line it rests on', async () => {
    const of = noteOf(`${input}\nFH: father MI at 52.`);
    for (const [letter, words] of [
      ['n', 'MI'],
      ['s', 'father'],
    ] as const) {
      await using endpoint = await startScriptedEndpoint(
        reading((id) =>
          say(
            sentence('Her father had an MI at 52.', id(letter, words)),
            sentence('She had an MI at 52.', id(letter, words)),
          ),
        ),
      );
      const output = await ask(endpoint, 'would her heart explain the swollen legs?', of);
      expect(statementsOf(output).map(({ support }) => support)).toEqual(['supported', 'unsupported']);
      expect(statementsOf(output)[1]?.faults).toContain('family');
    }
  });

  test('that no line holds is said to be in no source', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing), answer(say(sentence('She sleeps well.'))));
    for (const _ of [1, 2]) {
      const output = await ask(endpoint, 'would she rather walk or drive to the clinic?');
      expect(output.text).toBe('Neither the note nor its sources say anything about that.');
      expect(statementsOf(output)).toEqual([expect.objectContaining({ support: 'structural', sources: [] })]);
    }
  });

  test('leaves out what rests on nothing beside what stands, and says so', async () => {
    await using endpoint = await startScriptedEndpoint(
      answer(say(sentence('Her sister moved in to help at night.', 's6'), sentence('She likes it.', 's99', 'q1'))),
    );
    const output = await ask(endpoint, 'who is there for her at night, and does she like it?');
    expect(output.text).toBe('Her sister moved in to help at night.');
    expect(output.end.notice).toBe(String(talkNotices.dropped));
  });

  test('goes to the model only where the engine does not look it up itself', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing));
    const output = await ask(endpoint, 'any allergies?');
    expect(output.text).toBe('Yes: Penicillin');
    expect(endpoint.requests).toBe(0);
  });

  test('is answered by the engine where a model says that nothing is said and something is', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing));
    const output = await ask(endpoint, 'why is she on furosemide?');
    expect(output.text).toContain('swelling of her legs');
    expect(output.end).toMatchObject({ writtenBy: engineName, notice: null });
  });

  test.each([
    ['cannot be reached', [{ status: 400 }] as const, talkNotices.unreachable],
    ['breaks off', [{ say: '{"kind":"answer"' }, { then: 'cut' }] as const, talkNotices.unreachable],
    ['answers with no data', answer('It is for the swelling.'), talkNotices.unusable],
    ['answers with another kind', answer('{"kind":"order","sentences":[]}'), talkNotices.unusable],
  ])('is answered by the engine where the model %s', async (_how, steps, why) => {
    await using endpoint = await startScriptedEndpoint(steps);
    const output = await ask(endpoint, 'why is she on furosemide?');
    expect(output.text).toContain('swelling of her legs');
    expect(output.end.notice).toBe(`${String(why)}\n${String(talkNotices.byEngine)}`);
    const free = await ask(endpoint, 'would she rather walk or drive to the clinic?');
    expect(free.text).toBe('');
    expect(free.result).toBeNull();
    expect(free.end.notice).toBe(`${String(why)}\n${String(talkNotices.asked)}`);
  });

  test('goes nowhere where the shield does not vouch for it', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing));
    const broken: EnginePool = {
      ...enginePool,
      run: (name: never, ...rest: readonly never[]) =>
        name === 'shield'
          ? Promise.reject(new Error('no'))
          : enginePool.run(name, ...(rest as unknown as [never, never, never])),
    };
    const output = await ask(endpoint, 'why is she on furosemide?', note, createTools(broken, documents).Chartwright);
    expect(endpoint.requests).toBe(0);
    expect(output.text).toContain('swelling of her legs');
    expect(output.end.notice).toContain(String(talkNotices.shield));
  });

  test('rests on no statement that the source does not hold, and repeats a clinician’s own', async () => {
    const statements = note.statements.map((one) =>
      one.text === 'Lisinopril 10 mg daily'
        ? { ...one, sources: [], support: 'unsupported' as const, origin: 'typed' as const, facts: [] }
        : one.text === 'Penicillin'
          ? { ...one, support: 'unsupported' as const }
          : one,
    );
    await using endpoint = await startScriptedEndpoint(
      reading((id) =>
        say(
          sentence('She takes lisinopril 100 mg.', id('n', 'Lisinopril')),
          sentence('Penicillin.', id('n', 'Penicillin')),
        ),
      ),
    );
    const output = await ask(
      endpoint,
      'would she rather walk or drive to the clinic?',
      noteOf(input, { but: { statements } }),
    );
    expect(output.text).toBe('Lisinopril 10 mg daily');
    expect(promptOf(endpoint)).toMatch(/^n\d+ \| Allergies \| Penicillin \| s5 \| unsupported$/m);
  });
});

describe('a note of several sources, or by a template of one’s own', () => {
  const earlier = {
    origin: 'text',
    kind: 'previous_note',
    name: 'Last visit',
    date: '2026-03-03',
    text: 'Allergies: latex (rash).\nPMH: gout since 2019.',
  } as const;

  test('is told of what is older in the words of the engine, with its day', async () => {
    const of = noteOf(input, { sources: [earlier] });
    await using endpoint = await startScriptedEndpoint(
      reading((id) => say(sentence('She has had gout since 2009.', id('n', 'out since')))),
    );
    const output = await ask(endpoint, 'would anything from before explain her swollen legs?', of);
    expect(promptOf(endpoint)).toMatch(/^[nf]\d+ \| .*[Gg]out.*\| fixed$/m);
    expect(output.text).not.toContain('2009');
    expect(output.text).toMatch(/[Gg]out since 2019/);
    const [said] = statementsOf(output);
    expect(said?.sources.map(({ start, end }) => of.input.slice(start, end)).join()).toContain('gout since 2019');
  });

  test('is changed under its own headings', async () => {
    const form = {
      id: '0198aaaa-0000-7000-8000-000000000003',
      name: 'Mine',
      headings: [
        { title: 'Story', instruction: '', takes: ['history-of-present-illness'] },
        { title: 'To do', instruction: '', takes: ['plan'] },
      ],
    } as const;
    await using endpoint = await startScriptedEndpoint(
      reading((id) =>
        change({ do: 'add', section: id('h', 'To do'), text: 'Sister helps at night', from: [id('s', 'sister')] }),
      ),
    );
    const output = await ask(
      endpoint,
      'mention in this note who helps her',
      noteOf(input, { form: form as unknown as NoteForm }),
    );
    const { content, changes } = proposalOf(output);
    expect(changes[0]).toMatchObject({ kind: 'added', section: 'To do' });
    expect(content.slice(content.indexOf('To do'))).toContain('Sister helps at night');
  });
});

describe('a change of the note that a model proposes', () => {
  const shorter = reading((id) =>
    change({ do: 'replace', line: id('n', 'cough'), text: '3 days of cough and fever.', from: [id('s', 'cough')] }),
  );

  test('waits with what goes and what comes, and changes nothing', async () => {
    await using endpoint = await startScriptedEndpoint(shorter);
    const output = await ask(endpoint, 'shorten the history');
    const proposal = proposalOf(output);
    expect(output.end.edit).toBeUndefined();
    expect(proposal.changes).toEqual([
      expect.objectContaining({ kind: 'changed', after: '3 days of cough and fever.', statement: 2 }),
    ]);
    const [{ before }] = proposal.changes as unknown as [{ before: string }];
    expect(note.markdown).toContain(before);
    expect(proposal.content).toBe(note.markdown.replace(before, '3 days of cough and fever.'));
    expect(proposal.revision).toBe(0);
    const said = statementsOf(output)[2];
    expect(said).toMatchObject({ text: '3 days of cough and fever.', support: 'supported' });
    expect(output.text.slice(said?.at.start, said?.at.end)).toBe(said?.text);
  });

  test('adds, moves and takes out, each where it is said to', async () => {
    await using endpoint = await startScriptedEndpoint(
      reading((id) =>
        change(
          { do: 'add', section: id('h', 'Plan'), text: 'Sister helps at night', from: [id('s', 'sister')] },
          { do: 'remove', line: id('n', 'Penicillin') },
          { do: 'move', line: id('n', 'Furosemide'), section: id('h', 'Plan') },
        ),
      ),
    );
    const output = await ask(endpoint, 'rewrite the plan of this note');
    const { changes, content } = proposalOf(output);
    expect(changes.map(({ kind, section, to }) => [kind, section, to])).toEqual([
      ['added', 'Plan', undefined],
      ['removed', 'Allergies', undefined],
      ['moved', 'Medications', 'Plan'],
    ]);
    const plan = content.slice(content.indexOf('#### Plan'));
    expect(plan).toContain('Sister helps at night');
    expect(plan).toContain('Furosemide 40 mg daily');
    expect(content).not.toMatch(/Penicillin|#### Allergies/);
    for (const { at, text } of statementsOf(output)) expect(output.text.slice(at.start, at.end)).toBe(text);
  });

  test('that is a lie stands marked, and one that rests on nothing is left out', async () => {
    await using endpoint = await startScriptedEndpoint(
      reading((id) =>
        change(
          { do: 'replace', line: id('n', 'Lisinopril'), text: 'Lisinopril 40 mg daily', from: [id('s', 'lisinopril')] },
          { do: 'add', section: id('h', 'Plan'), text: 'Start warfarin 5 mg', from: ['s99'] },
          { do: 'remove', line: 'n99' },
          { do: 'add', section: 'h99', text: 'Rest', from: ['s1'] },
        ),
      ),
    );
    const output = await ask(endpoint, 'rewrite the medications in this note');
    expect(proposalOf(output).changes.map(({ after }) => after)).toEqual(['Lisinopril 40 mg daily']);
    expect(statementsOf(output)[2]).toMatchObject({ support: 'unsupported' });
    expect(output.end.notice).toBe(String(talkNotices.dropped));
  });

  test('takes the clinician’s own words, marked as in no source', async () => {
    await using endpoint = await startScriptedEndpoint(
      reading((id) =>
        change({ do: 'add', section: id('h', 'Plan'), text: 'Daughter will call on Friday', from: ['q1'] }),
      ),
    );
    const output = await ask(endpoint, 'mention in the plan that her daughter will call on Friday');
    expect(proposalOf(output).content).toContain('Daughter will call on Friday');
    expect(statementsOf(output)[2]).toMatchObject({ support: 'unsupported', sources: [] });
  });

  test('is none where nothing of it stands, and of a signed note', async () => {
    await using endpoint = await startScriptedEndpoint(answer(change({ do: 'remove', line: 'n99' })), shorter);
    expect((await ask(endpoint, 'rewrite the plan of this note')).end.notice).toBe(String(talkNotices.nothingToChange));
    const signed = await ask(endpoint, 'rewrite the plan of this note', noteOf(input, { but: { isSigned: true } }));
    expect(signed.end.notice).toBe(String(instructionAnswers.signed));
    const asked = await ask(
      endpoint,
      'what is in the history that could go?',
      noteOf(input, { but: { isSigned: true } }),
    );
    expect(asked.end.notice).toBe(String(instructionAnswers.signed));
    expect(asked.result).toBeNull();
  });

  test('is the engine’s own where it asks for nothing but a closed form, or the model fails', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 400 }]);
    const added = await ask(endpoint, 'add to the plan: ice');
    expect(added.end.edit?.of).toBe(note.messageId);
    expect(endpoint.requests).toBe(0);
    const shortened = await ask(endpoint, 'shorten the history');
    expect(endpoint.requests).toBe(1);
    expect(shortened.end.writtenBy).toBe(engineName);
    const free = await ask(endpoint, 'make the plan clearer');
    expect(free.result).toBeNull();
    expect(free.end.notice).toBe(`${String(talkNotices.unreachable)}\n${String(talkNotices.unchanged)}`);
  });

  test('is not asked for by words of a note, in a chat without a note, or beside a file', async () => {
    await using endpoint = await startScriptedEndpoint(answer(nothing));
    for (const message of ['Remove sutures in 7 days.', 'Change dressing daily', 'Any fever? No. Cough for 3 days.'])
      expect((await ask(endpoint, message)).result?.tool_result.tool).not.toBe('Answer');
    const alone = await tellTool(Chartwright, modelAt(endpoint.baseUrl), {
      message: 'shorten the history',
      sources: [],
    });
    expect(alone.result?.tool_result.tool).not.toBe('Answer');
  });
});
