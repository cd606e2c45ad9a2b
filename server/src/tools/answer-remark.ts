import { readRemark, type Remark, type ToolName } from '@notewright/engine';
import { engineName, type Tool, type ToolRun } from './tool.ts';

/** What a person is told who greets a tool, thanks it or asks it something, a line each. */
const openings: Readonly<Record<Remark, string>> = {
  greeting: 'Hello.',
  thanks: 'You are welcome.',
  question: 'There are no words of a visit in this message yet.',
};

/** What each tool does, and what it needs for that. */
const offers: Readonly<Record<ToolName, string>> = {
  Chartwright: 'Send the words of a visit, or a document, and Chartwright writes the chart from them.',
  TranscriptX: 'Send a dictation, or what was said in a visit, and TranscriptX writes the note from it.',
  Redactify: 'Send a text or a document, and Redactify takes what identifies a person out of it.',
  Validify: 'Send a chart, and Validify checks its codes and names those that its words support.',
};

export const remarkAnswers = { openings, offers } as const;

const withoutRemark = (run: ToolRun): ToolRun => ({ ...run, message: ' '.repeat(run.message.length) });

/**
 * A tool that answers a message which is no note ("hello", "what codes fit?") in a sentence, and makes no document of it. What
 * comes with a file is about the file: the other tools read that alone, with blanks in place of the message, so that sources keep
 * their offsets; Redactify gives back all that it is given.
 */
export function answeringRemarks(name: ToolName, tool: Tool): Tool {
  return (run) => {
    const remark = readRemark(run.message);
    if (remark === undefined) return tool(run);
    if (run.file !== null || run.attachmentText !== '') return tool(name === 'Redactify' ? run : withoutRemark(run));
    return answer(`${openings[remark]}\n${offers[name]}`);
  };
}

async function* answer(notice: string): ReturnType<Tool> {
  yield { type: 'stage-start', stage: 'reading' };
  return { title: '', writtenBy: engineName, notice };
}
