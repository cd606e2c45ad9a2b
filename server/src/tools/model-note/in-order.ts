/**
 * Begins work on each item as soon as it comes, and gives out what it came to in the order of the items: what is not ready holds up what
 * is behind it, and not the work on that.
 * @throws what the items throw, once all before it is given out; what the work throws
 */
export async function* inOrder<Item, Done>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Done>,
): AsyncGenerator<Done, void> {
  const begun: Promise<Done>[] = [];
  let end: { readonly error?: unknown } | null = null;
  let wake = Promise.withResolvers<void>();
  const take = async (): Promise<void> => {
    try {
      for await (const item of items) {
        const done = work(item);
        // Whoever waits for it hears of it; nobody may be waiting any more.
        done.catch(() => undefined);
        begun.push(done);
        wake.resolve();
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    wake.resolve();
  };
  void take();
  for (let next = 0; ;) {
    const done = begun[next];
    if (done !== undefined) {
      yield await done;
      next += 1;
      continue;
    }
    const ended = end as { readonly error?: unknown } | null;
    if (ended !== null) {
      if ('error' in ended) throw ended.error;
      return;
    }
    await wake.promise;
    wake = Promise.withResolvers();
  }
}
