import { lazy, type LazyExoticComponent, type ReactNode } from 'react';

/**
 * A part of a page that is fetched when it is first drawn.
 *
 * A failure must be caught around `load`, and never by a second handler right after `import(...)`: the build fetches a part
 * before its import (`web/build/fetch-ahead.ts`) and takes such handlers along into what runs after the fetch.
 * @param load gives the component
 * @param without what stands in its place where it cannot be fetched, so that the page around it stays
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  without: (props: Props) => ReactNode,
): LazyExoticComponent<(props: Props) => ReactNode> =>
  lazy(async () => ({ default: await load().catch(() => without) }));
