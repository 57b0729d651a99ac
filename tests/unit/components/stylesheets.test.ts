import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'postcss';

const components = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join('src', path));

/** Returns the class names in the selectors of a stylesheet. */
function classesOf(stylesheet: string): Set<string> {
  const classes = new Set<string>();
  parse(readFileSync(stylesheet, 'utf8')).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name);
  });
  return classes;
}

/** Returns the classes that a component uses and its own stylesheet does not have: they are `undefined` at run time. */
function missingClasses(component: string): string[] {
  const text = readFileSync(component, 'utf8');
  return [...text.matchAll(/import (\w+) from '(\..+\.module\.css)'/g)].flatMap(([, styles = '', path = '']) => {
    const classes = classesOf(join(dirname(component), path));
    const used = text.matchAll(new RegExp(String.raw`(?<![\w./])${styles}\.(\w+)`, 'g'));
    return [...used].map(([, name = '']) => name).filter((name) => !classes.has(name));
  });
}

test('components use only classes that their stylesheets have', () => {
  const missing = components.map((component) => [component, missingClasses(component)] as const);
  expect(missing.filter(([, names]) => names.length > 0)).toEqual([]);
});
