type TaskPool = {
  /** Begins it as soon as there is room, and resolves when it has begun. Throws what earlier work has failed with. */
  begin: (work: () => Promise<unknown>) => Promise<void>;
  /** Resolves when all of it is done. Throws what it has failed with. */
  end: () => Promise<void>;
};

/** Work that is done beside other work, so many at a time: what it needs of memory does not grow with its amount. */
export function taskPool(most: number): TaskPool {
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const stopAtFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async begin(work) {
      while (running.size >= most) await Promise.race(running);
      stopAtFailure();
      const done = work()
        .catch((failure) => failures.push(failure))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async end() {
      await Promise.all(running);
      stopAtFailure();
    },
  };
}
