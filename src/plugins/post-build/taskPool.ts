type TaskPool = {
  /**
   * Starts a task as soon as fewer than `maxConcurrent` run; resolves when it has started. Throws an earlier failure.
   */
  add: (task: () => Promise<unknown>) => Promise<void>;
  /** Resolves when all tasks are done. Throws the first failure. */
  drain: () => Promise<void>;
};

/** Runs at most `maxConcurrent` tasks at a time, so memory use does not grow with their number. */
export function taskPool(maxConcurrent: number): TaskPool {
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const throwFirstFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async add(task) {
      while (running.size >= maxConcurrent) await Promise.race(running);
      throwFirstFailure();
      const done = task()
        .catch((failure) => failures.push(failure))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async drain() {
      await Promise.all(running);
      throwFirstFailure();
    },
  };
}
