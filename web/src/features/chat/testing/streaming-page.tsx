import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { ReplyDocument } from '../markdown/reply-document.tsx';

/** A page for `bench/web/streaming.bench.ts`: the same growing text, drawn by the product and by the usual library. */

const drawers: Readonly<Record<'product' | 'react-markdown', (text: string) => ReactNode>> = {
  product: (text) => <ReplyDocument text={text} statements={[]} complete={false} />,
  'react-markdown': (text) =>
    createElement(ReactMarkdown, { remarkPlugins: [remarkGfm, remarkBreaks], rehypePlugins: [rehypeSanitize] }, text),
};

/** Lets the browser do what waits, so that each piece is a task of its own, as it is when it comes over the network. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Draws a text piece by piece, once for each. Gives the elements that stand at the end. */
async function drawGrowing(drawer: keyof typeof drawers, pieces: readonly string[]): Promise<number> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let text = '';
  for (const piece of pieces) {
    text += piece;
    flushSync(() => root.render(drawers[drawer](text)));
    await nextTask();
  }
  const count = place.querySelectorAll('*').length;
  root.unmount();
  place.remove();
  return count;
}

Object.assign(window, { drawGrowing });
