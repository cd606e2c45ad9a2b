import type { Tool, ToolEnd, ToolEvent } from '../../tools/tool.ts';

type Cue =
  | ToolEvent
  | { readonly type: 'end'; readonly end: ToolEnd }
  | { readonly type: 'fail'; readonly error: Error };

/** A tool that says what a test tells it to, when the test tells it. */
export interface ScriptedTool {
  readonly tool: Tool;
  say(text: string): void;
  tell(event: ToolEvent): void;
  end(end?: Partial<ToolEnd>): void;
  fail(error: Error): void;
}

export function createScriptedTool(): ScriptedTool {
  const cues: Cue[] = [];
  // Several replies may wait for their cue at once.
  const waiting: (() => void)[] = [];
  const give = (cue: Cue): void => {
    cues.push(cue);
    for (const wake of waiting.splice(0)) wake();
  };

  async function* perform(): AsyncGenerator<ToolEvent, ToolEnd> {
    for (;;) {
      const cue = cues.shift();
      if (cue === undefined) await new Promise<void>((resolve) => void waiting.push(resolve));
      else if (cue.type === 'fail') throw cue.error;
      else if (cue.type === 'end') return cue.end;
      else yield cue;
    }
  }

  return {
    tool: () => perform(),
    say: (text) => give({ type: 'text-delta', text }),
    tell: give,
    end: (end) => give({ type: 'end', end: { title: '', writtenBy: 'Scripted', notice: null, ...end } }),
    fail: (error) => give({ type: 'fail', error }),
  };
}
