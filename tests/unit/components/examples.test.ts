import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Components that are visible only as a part of another one, or not at all. */
const withoutExamples = ['AccordionPanel', 'CopyControl', 'ShowBetween', 'VisuallyHidden'];

test.each(['ui', 'scenes'])('each component in components/%s has examples at /_components', (name) => {
  const folder = join('src/components', name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  const [examples, components] = [files.filter(isExamples), files.filter((file) => !isExamples(file))];
  const shown = new Set(
    examples.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/from '\.\/(\w+)'/g)].map(([, imported]) => imported),
    ),
  );
  const missing = components
    .map((file) => file.replace('.tsx', ''))
    .filter((component) => !shown.has(component) && !withoutExamples.includes(component) && !isSceneByName(component));
  expect(missing).toEqual([]);
});

const isExamples = (file: string) => file.endsWith('.examples.tsx');

/** Scenes with a name in data, all of which Scene.examples.tsx shows. */
function isSceneByName(component: string): boolean {
  return readFileSync('src/components/scenes/Scene.tsx', 'utf8').includes(`{${component}}`);
}
