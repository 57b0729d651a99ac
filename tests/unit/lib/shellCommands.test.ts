import {shellCommands} from '../../../src/lib/shellCommands';

test.each(['bash', 'sh', 'console'])('of %s the commands are copied, without prompts and output', (language) => {
  const session = '# Install\n$ npm ci\nadded 1,200 packages\n$ npm run build -- \\\n  --out-dir dist';
  expect(shellCommands(session, language)).toBe('npm ci\nnpm run build -- \\\n  --out-dir dist');
});

test.each([
  ['bash', 'npm ci\necho "$ 5"\n$HOME/run'],
  ['text', '$ npm ci'],
])('%s without a prompt is copied as it is', (language, code) => {
  expect(shellCommands(code, language)).toBe(code);
});
