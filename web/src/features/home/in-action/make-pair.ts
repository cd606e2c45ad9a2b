import type { ExamplePair, Sample } from './example.ts';
import * as words from './words.ts';

/** Puts a sample and the page's words about it together. */
export function makePair(toolName: string, sample: Sample): ExamplePair {
  const own = words.examples[sample.id];
  const { tabLabel, title, contentTitle } = own ?? { tabLabel: sample.id, title: sample.id, contentTitle: '' };
  return {
    tabLabel,
    title,
    before: { title: words.before, subtitle: words.asItCameIn, contentTitle, content: sample.before },
    after: {
      title: words.after,
      subtitle: words.unedited(toolName),
      contentTitle: sample.contentTitle,
      content: sample.after,
    },
  };
}
