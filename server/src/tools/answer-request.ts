import type { ToolName } from '@notewright/engine';
import { readRemark, readRequest, withoutRequest, type Request } from '@notewright/engine/note-requests';
import { remarkAnswers, requestAnswers } from '../kernel/reply-messages.ts';
import { addNotice } from '../kernel/add-notice.ts';
import { engineName, type Tool, type ToolEnd, type ToolRun } from './tool.ts';

const writesNotes = (name: ToolName): boolean => name === 'Chartwright' || name === 'TranscriptX';
const hasSources = (run: ToolRun): boolean => run.sources.length > 0;

/** Blanks in place of the message, so that ranges in other sources keep their offsets. */
const withoutMessage = (run: ToolRun): ToolRun => ({ ...run, message: ' '.repeat(run.message.length) });

/** Whose work a request is, where it is not this tool's. */
function otherTool(name: ToolName, { tool, kinds }: Request): ToolName | undefined {
  if (tool !== undefined) return tool === name ? undefined : tool;
  return kinds.length > 0 && !writesNotes(name) ? 'Chartwright' : undefined;
}

/** What cannot be met of a request, in a sentence; null when all of it can. */
function unmetOf(name: ToolName, { kinds, beyond }: Request): string | null {
  if (beyond !== undefined) return String(requestAnswers[beyond]);
  return kinds.length > 1 && writesNotes(name) ? String(requestAnswers.twoKinds) : null;
}

/**
 * A tool that understands what is said to it beside the words that it works on. A remark ("hello"), a question, and a request with
 * nothing to work on are answered in a sentence; so is another tool's work, which is offered. What no tool does is said under the
 * document, which is made all the same. Redactify gives back all that it is given, whatever was asked.
 */
export function answeringRequests(name: ToolName, tool: Tool): Tool {
  return (run) => {
    const request = readRequest(run.message);
    if (request === undefined || (request.isWhole && !hasSources(run))) return answerAlone(name, tool, run, request);
    const offer = otherTool(name, request);
    const unmet = unmetOf(name, request);
    const offered = offer === undefined ? null : String(requestAnswers[offer]);
    if (name === 'Redactify') return withNotice(tool(run), addNotice(unmet, offered), offer);
    if (offer !== undefined) return answer(offered ?? '', offer);
    const isFollowUp = request.isWhole && request.beyond === undefined && writesNotes(name);
    const rest = writesNotes(name) && !request.isWhole ? run.message : withoutRequest(run.message, request.spans);
    return withNotice(tool(isFollowUp ? run : { ...run, message: rest }), unmet);
  };
}

/** What holds nothing to work on, and no request beside it. */
function answerAlone(name: ToolName, tool: Tool, run: ToolRun, request: Request | undefined): ReturnType<Tool> {
  if (request?.beyond !== undefined)
    return answer(`${String(requestAnswers[request.beyond])}\n${String(remarkAnswers[name])}`);
  const isForm = request !== undefined && (request.kinds.length > 0 || Object.keys(request.style).length > 0);
  if (isForm && writesNotes(name)) return withNotice(tool(run), unmetOf(name, request));
  const remark = readRemark(run.message) ?? (request === undefined ? undefined : 'question');
  if (remark === undefined) return tool(run);
  if (hasSources(run)) return tool(name === 'Redactify' ? run : withoutMessage(run));
  return answer(`${String(remarkAnswers[remark])}\n${String(remarkAnswers[name])}`);
}

/** A reply of sentences alone. */
async function* answer(notice: string, offer?: ToolName): ReturnType<Tool> {
  yield { type: 'stage-start', stage: 'reading' };
  return { title: '', writtenBy: engineName, notice, ...(offer ? { offer } : {}) };
}

async function* withNotice(work: ReturnType<Tool>, notice: string | null, offer?: ToolName): ReturnType<Tool> {
  const end: ToolEnd = yield* work;
  return { ...end, notice: addNotice(end.notice, notice), ...(offer ? { offer } : {}) };
}
