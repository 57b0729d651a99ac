import {copyText} from '../../../../src/components/ui/clipboard';

test('a text that fails to load in a browser without a clipboard is a failed copy, not an unhandled rejection', async () => {
  const uncaught = jest.fn();
  process.on('unhandledRejection', uncaught);
  expect(await copyText(Promise.reject(new Error('not there')))).toBe(false);
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
