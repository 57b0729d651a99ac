import {withoutPrompts} from '../../../src/theme/CodeBlock/Buttons';

test.each(['bash', 'sh', 'console'])('prompts of %s are not copied', (language) => {
  const session = '$ npm ci &&\n  npm test\n$ npm run build -- \\\n  --out-dir dist';
  expect(withoutPrompts(session, language)).toBe('npm ci &&\n  npm test\nnpm run build -- \\\n  --out-dir dist');
});

test.each([
  ['bash', 'npm ci\necho "$ 5"\n$HOME/run'],
  ['text', '$ npm ci'],
])('%s without a prompt is copied as it is', (language, code) => {
  expect(withoutPrompts(code, language)).toBe(code);
});
