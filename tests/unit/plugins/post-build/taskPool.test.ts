import {taskPool} from '../../../../src/plugins/post-build/taskPool';

/** Creates tasks that the test finishes itself: `finishers` has a function for each started task. */
function createTasks() {
  const finishers: ((failure?: Error) => Promise<void>)[] = [];
  const task = () =>
    new Promise<void>((resolve, reject) => {
      finishers.push(async (failure) => {
        if (failure) reject(failure);
        else resolve();
        await new Promise(setImmediate);
      });
    });
  return {task, finishers};
}

test('runs no more tasks at a time than its limit', async () => {
  const {task, finishers} = createTasks();
  const pool = taskPool(2);
  const added = Promise.all([pool.add(task), pool.add(task), pool.add(task)]);
  await new Promise(setImmediate);
  expect(finishers).toHaveLength(2);
  await finishers[0]?.();
  await added;
  expect(finishers).toHaveLength(3);
});

test('drain waits for all tasks', async () => {
  const {task, finishers} = createTasks();
  const pool = taskPool(2);
  await pool.add(task);
  const onDrained = jest.fn();
  const drained = pool.drain().then(onDrained);
  await new Promise(setImmediate);
  expect(onDrained).not.toHaveBeenCalled();
  await finishers[0]?.();
  await drained;
  expect(onDrained).toHaveBeenCalled();
});

test('a failed task makes the next add and drain throw', async () => {
  const {task, finishers} = createTasks();
  const pool = taskPool(2);
  await pool.add(task);
  await finishers[0]?.(new Error('no ink'));
  await expect(pool.add(task)).rejects.toThrow('no ink');
  expect(finishers).toHaveLength(1);
  await expect(pool.drain()).rejects.toThrow('no ink');
});
