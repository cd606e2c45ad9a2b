import { chart, redact, transcribe, validate, type ToolResult } from '../../engine/src/index.ts';
import { chartwright } from './chartwright.ts';
import { redactify } from './redactify.ts';
import type { SampleText } from './sample-text.ts';
import { textToBlocks, toBlocks } from './to-blocks.ts';
import { transcriptx } from './transcriptx.ts';
import { validify } from './validify.ts';

/** Where the landing page finds them, from the root of the repository. */
export const samplesFolder = 'web/src/features/home/in-action/samples';

/** The tools in the order in which the landing page shows them, each with what the server calls for it. */
const tools: readonly {
  readonly name: string;
  readonly samples: readonly SampleText[];
  readonly write: (text: string) => ToolResult;
}[] = [
  { name: 'transcriptx', samples: transcriptx, write: (text) => transcribe(text) },
  { name: 'chartwright', samples: chartwright, write: (text) => chart(text) },
  { name: 'redactify', samples: redactify, write: redact },
  { name: 'validify', samples: validify, write: validate },
];

/** One sample with what the engine makes of it; the document's own title stands apart from its content. */
function writeSample(sample: SampleText, write: (text: string) => ToolResult): object {
  const { title, rendered } = write(sample.text);
  const blocks = toBlocks(rendered.markdown);
  const [first] = blocks;
  const isTitled = first?.type === 'heading' && first.level === 2;
  return {
    id: sample.id,
    before: textToBlocks(sample.text),
    contentTitle: isTitled ? first.content : title,
    after: isTitled ? blocks.slice(1) : blocks,
  };
}

/** The landing page's examples by file name, as the engine writes them now. */
export function writeSamples(): ReadonlyMap<string, string> {
  return new Map(
    tools.map(({ name, samples, write }) => [
      `${name}.data.ts`,
      `// Written by tools/write-home-samples.ts; what is under "after" is the engine's own work.
import type { Sample } from '../example.ts';

export const ${name}: readonly Sample[] = ${JSON.stringify(
        samples.map((sample) => writeSample(sample, write)),
        null,
        2,
      )};
`,
    ]),
  );
}
