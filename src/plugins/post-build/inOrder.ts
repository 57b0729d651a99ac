/**
 * Starts a task for each item, at most `maxConcurrent` at a time, and passes the results on in the items' order. Throws
 * the first failure in that order, after the running tasks have ended.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  maxConcurrent: number,
  start: (item: Item) => Promise<Result>,
  handle: (result: Result) => unknown,
): Promise<void> {
  const running: Promise<Result>[] = [];
  const handleNext = async () => {
    const [next] = running;
    if (next) await handle(await next);
    running.shift();
  };
  try {
    for (const item of items) {
      const task = start(item);
      // Its failure is thrown when its turn comes.
      task.catch(() => {});
      running.push(task);
      if (running.length >= maxConcurrent) await handleNext();
    }
    while (running.length > 0) await handleNext();
  } finally {
    await Promise.allSettled(running);
  }
}
