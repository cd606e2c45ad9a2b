import type { AskedBrief, DiscussedNote } from '@notewright/engine';
import type { EnginePool } from '../engine-pool.ts';
import { lineOf, restsOn } from '../model-note/describe-brief.ts';
import { withoutRemains } from '../model-note/shield-brief.ts';
import { talkHeadings } from '../prompts/note-talk/headings.ts';
import { shieldPrompt, type PromptPart, type ShieldedPrompt } from '../shield-prompt.ts';
import type { ToolRun } from '../tool.ts';

/** The parts of a prompt about the note at hand: its source, its statements, its headings and what is asked, each line with its id. */
function describeTalk({ passages, lines, places }: AskedBrief, { source, message }: DiscussedNote): PromptPart[] {
  const said = passages.map(({ id, speaker, start, end }) =>
    lineOf(id, ...(speaker === undefined ? [] : [speaker]), source.input.slice(start, end)),
  );
  const stands = lines.map((one) => {
    const marks = [...(one.isFixed ? ['fixed'] : []), ...one.marks];
    return lineOf(one.id, one.title, one.text.replaceAll('\t', ': '), restsOn(one, passages).join(' '), ...marks);
  });
  return [
    { heading: talkHeadings.passages, text: said.join('\n') },
    { heading: talkHeadings.lines, text: stands.join('\n') },
    { heading: talkHeadings.places, text: places.map(({ id, title }) => lineOf(id, title)).join('\n') },
    { heading: talkHeadings.message, text: lineOf('q1', message) },
  ];
}

/** What a model gets to see of the note at hand, shielded; null when it must not be sent. */
export async function shieldTalk(
  enginePool: EnginePool,
  run: ToolRun,
  brief: AskedBrief,
  asked: DiscussedNote,
): Promise<ShieldedPrompt | null> {
  const { source, note, message } = asked;
  // What is found in any of them leaves in none.
  const whole = [source.input, note.rendered.markdown, message].join('\n\n');
  const saying = describeTalk(brief, asked).filter(({ text }) => text !== '');
  try {
    const shielded = await shieldPrompt(enginePool, whole, saying, run.asker);
    return withoutRemains(shielded, { passages: brief.passages, facts: brief.lines }, source.input);
  } catch (error) {
    // Whatever went wrong, the answer is the same: nothing leaves.
    if (run.signal.aborted) throw error;
    return null;
  }
}
