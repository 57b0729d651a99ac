import {budgets} from '../../package.json';
import {assetBytes, brotliSize, htmlOf, scriptsOf} from '../support/build';

const scripts = scriptsOf(htmlOf('/'));

test(`the home page loads at most ${budgets.home.js} bytes of JavaScript`, () => {
  const sizes = scripts.map((address) => ({address, bytes: brotliSize(address)}));
  const sum = sizes.reduce((total, {bytes}) => total + bytes, 0);
  const list = sizes.map(({address, bytes}) => `${address} ${bytes}`).join('\n');
  if (sum > budgets.home.js) throw new Error(`${sum} bytes with brotli, over the budget in package.json:\n${list}`);
  expect(scripts.length).toBeGreaterThan(0);
});

test.each([
  ['the highlighter', /prism-react-renderer|prismjs|Prism\.languages/],
  ['the progress bar', /nprogress/i],
  ['the toasts', /Toastify__|react-toastify/],
  ['the monitoring', /DD_RUM|browser-intake/],
  ['the validator', /ZodError|invalid_type/],
])('the home page does not load %s', (_what, trace) => {
  const carriers = scripts.filter((address) => trace.test(assetBytes(address).toString()));
  expect(carriers).toEqual([]);
});
