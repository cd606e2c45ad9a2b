import type { ToolName } from '@notewright/engine';
import { readRemark } from '@notewright/engine/note-requests';
import { remarkAnswers } from '../kernel/reply-messages.ts';
import { engineName, type Tool, type ToolRun } from './tool.ts';

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
    return answer(`${String(remarkAnswers[remark])}\n${String(remarkAnswers[name])}`);
  };
}

async function* answer(notice: string): ReturnType<Tool> {
  yield { type: 'stage-start', stage: 'reading' };
  return { title: '', writtenBy: engineName, notice };
}
