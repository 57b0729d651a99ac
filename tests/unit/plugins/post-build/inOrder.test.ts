import {inOrder} from '../../../../src/plugins/post-build/inOrder';

/** Creates tasks that the test ends itself. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, {resolve: () => void; reject: (failure: Error) => void}>();
  const start = (name: string) =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, {resolve: () => resolve(name), reject});
    });
  const end = async (name: string, failure?: Error) => {
    if (failure) ends.get(name)?.reject(failure);
    else ends.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return {start, started, end};
}

test('at most the given number run at a time, and results are handled in the order of the items', async () => {
  const {start, started, end} = createTasks();
  const handled: string[] = [];
  const done = inOrder(['a', 'b', 'c'], 2, start, (name) => handled.push(name));
  await end('b');
  expect([started, handled]).toEqual([['a', 'b'], []]);
  await end('a');
  expect([started, handled]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ]);
  await end('c');
  await done;
  expect(handled).toEqual(['a', 'b', 'c']);
});

test('throws the first failure in the order of the items, once no task is running', async () => {
  const {start, end} = createTasks();
  const onEnd = jest.fn();
  const done = inOrder(['a', 'b', 'c'], 3, start, () => {}).catch(onEnd);
  await end('b', new Error('second'));
  await end('a', new Error('first'));
  expect(onEnd).not.toHaveBeenCalled();
  await end('c');
  await done;
  expect(onEnd).toHaveBeenCalledWith(new Error('first'));
});
