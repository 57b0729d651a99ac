import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {classesInStylesheet} from '../../src/runtime/build/assets/cssClasses';

const components = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join('src', path));

/** Returns the classes that a component uses but its stylesheets lack: at run time they are `undefined`. */
function missingClasses(component: string): string[] {
  const text = readFileSync(component, 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles = '', path = '']) => {
    const file = path.startsWith('.') ? resolve(dirname(component), path) : join('node_modules', path);
    const classes = classesInStylesheet(readFileSync(file, 'utf8'));
    const used = text.matchAll(new RegExp(String.raw`(?<![\w./])${styles}\.(\w+)`, 'g'));
    return [...used].map(([, name = '']) => name).filter((name) => !classes.has(name));
  });
}

test('components use only classes that their stylesheets have', () => {
  const missing = components.map((component) => [component, missingClasses(component)] as const);
  expect(missing.filter(([, names]) => names.length > 0)).toEqual([]);
});
