import {removePrompts} from '../../../../src/components/mdx/body/codeBlocks';

test.each(['bash', 'sh', 'console'])('the copy button omits the prompts of %s code', (language) => {
  const session = '$ npm ci &&\n  npm test\n$ npm run build -- \\\n  --out-dir dist';
  expect(removePrompts(session, language)).toBe('npm ci &&\n  npm test\nnpm run build -- \\\n  --out-dir dist');
});

test.each([
  ['bash', 'npm ci\necho "$ 5"\n$HOME/run'],
  ['text', '$ npm ci'],
])('the copy button copies %s code without prompts unchanged', (language, code) => {
  expect(removePrompts(code, language)).toBe(code);
});
