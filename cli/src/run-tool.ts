import {
  chart,
  redact,
  transcribe,
  validate,
  type CodeLibrary,
  type RedactOptions,
  type Section,
  type ToolResult,
} from '@notewright/engine';
import type { Command, Format } from './parse-command.ts';

/**
 * Runs the engine's tool of a command. Pure: the same text and options give the same result.
 *
 * @param options are for `redact` alone.
 * @param library what `validate` looks codes up in
 */
export function runTool(command: Command, text: string, options: RedactOptions, library: CodeLibrary): ToolResult {
  if (command === 'redact') return redact(text, options);
  return command === 'validate' ? validate(text, { library }) : { chart, transcribe }[command](text);
}

function presentSections(sections: readonly Section[]): unknown {
  return sections.map(({ id, title, statements }) => ({
    id,
    title,
    statements: statements.map(({ text, sources, support }) => ({ text, sources, support })),
  }));
}

/** What `--format json` gives, and, with an id before it, each line of `--format jsonl`. */
export function presentJson(result: ToolResult): Record<string, unknown> {
  switch (result.tool) {
    case 'Redactify':
      return {
        text: result.redacted,
        spans: result.findings.map(({ start, end, kind, rule, score }) => ({ start, end, type: kind, rule, score })),
      };
    case 'Validify':
      return { codes: result.codes, flags: result.flags, missing: result.missing, disclaimer: result.disclaimer };
    default:
      return {
        kind: result.noteKind,
        title: result.title,
        sections: presentSections(result.sections),
        missing: result.missing,
      };
  }
}

/** A note as plain text that any record system takes: headings on lines of their own, "- " before list items. */
function presentText(result: ToolResult): string {
  if (result.tool === 'Redactify') return result.redacted;
  return result.rendered.markdown
    .split('\n')
    .filter((line) => !/^\|(?:\s*:?-+:?\s*\|)+$/.test(line))
    .map((line) =>
      line
        .replace(/^#{1,6}\s+/, '')
        .replace(/^\|\s*|\s*\|$/g, '')
        .replace(/\s*(?<!\\)\|\s*/g, '\t')
        .replace(/\*\*|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g, '')
        .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
    )
    .join('\n');
}

export function present(result: ToolResult, format: Exclude<Format, 'jsonl'>): string {
  if (format === 'json') return JSON.stringify(presentJson(result), null, 2);
  return format === 'markdown' ? result.rendered.markdown : presentText(result);
}
