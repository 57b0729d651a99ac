import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {trailOf} from '../../../../src/plugins/structured-data/breadcrumbs';

const page = (path: string, steps: string[] = []) =>
  readBuiltPage(
    `<title>The page | Ovam AI</title><main><nav class="theme-doc-breadcrumbs"><ul>
      ${steps.map((step) => `<li class="breadcrumbs__item">${step}</li>`).join('')}
    </ul></nav><h1>A much longer heading of the page</h1></main>`,
    path,
  );
const home = {name: 'Home', path: '/'};

test('a doc is below its category: the category’s page, or its section of the docs index', () => {
  const steps = [
    '<a href="/">Home</a>',
    '<span>Security &amp; Compliance</span>',
    '<a href="/docs/keys">Keys</a>',
    'X',
  ];
  expect(trailOf(page('/docs/security/x', steps), 'Docs')).toEqual([
    home,
    {name: 'Docs', path: '/docs'},
    {name: 'Security & Compliance', path: '/docs#security--compliance'},
    {name: 'Keys', path: '/docs/keys'},
    {name: 'The page', path: '/docs/security/x'},
  ]);
});
