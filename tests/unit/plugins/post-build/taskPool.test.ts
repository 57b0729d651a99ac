import {taskPool} from '../../../../src/plugins/post-build/taskPool';

/** Works that end when told, and how many of them have begun. */
function works() {
  const ends: ((failure?: Error) => Promise<void>)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      ends.push(async (failure) => {
        if (failure) reject(failure);
        else resolve();
        await new Promise(setImmediate);
      });
    });
  return {work, ends};
}

test('no more is done at a time than there is room for', async () => {
  const {work, ends} = works();
  const beside = taskPool(2);
  const begun = Promise.all([beside.begin(work), beside.begin(work), beside.begin(work)]);
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  await ends[0]?.();
  await begun;
  expect(ends).toHaveLength(3);
});

test('its end waits for all', async () => {
  const {work, ends} = works();
  const beside = taskPool(2);
  await beside.begin(work);
  const ended = jest.fn();
  const end = beside.end().then(ended);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  await ends[0]?.();
  await end;
  expect(ended).toHaveBeenCalled();
});

test('what fails stops what would begin next, and the end', async () => {
  const {work, ends} = works();
  const beside = taskPool(2);
  await beside.begin(work);
  await ends[0]?.(new Error('no ink'));
  await expect(beside.begin(work)).rejects.toThrow('no ink');
  expect(ends).toHaveLength(1);
  await expect(beside.end()).rejects.toThrow('no ink');
});
