import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';

/** The markup of the page at `path` as a visitor first sees it; run when the pages are built, never in a browser. */
export async function renderPage(path: string): Promise<string> {
  const Router = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={Router} />
    </StrictMode>,
    {
      // Whole and in order: pieces that come later would need a script to be put into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (problem) => void problems.push(problem),
    },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new AggregateError(problems, `The page ${path} could not be drawn.`);
  return html;
}

export { builtPages } from './built-pages.ts';
