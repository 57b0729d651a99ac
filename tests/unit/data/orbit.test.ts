import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {orbitRadii} from '../../../src/data/design';
import {fitsOrbit} from '../../../src/data/home/schema';

test('the stylesheet has the orbit radii of the data at the same widths §9.14', () => {
  const css = readFileSync(join(__dirname, '../../../src/components/sections/home/AgentOrbit.module.css'), 'utf8');
  const inCss = (property: string) =>
    [
      ...css.matchAll(
        new RegExp(`(?:@media \\(min-width: (\\d+)px\\) {\\s*\\.stage {[^}]*?)?${property}: (\\d+)px`, 'g'),
      ),
    ].map(([, from, radius]) => [Number(from ?? 0), Number(radius)]);
  const inFacts = (ring: 'inner' | 'outer') =>
    orbitRadii.map((row, index) => [index === 0 ? 0 : orbitRadii[index - 1]?.below, row[ring]]);
  expect(inCss('--orbit-inner')).toEqual(inFacts('inner'));
  expect(inCss('--orbit-outer')).toEqual(inFacts('outer'));
});

test('the orbit fits words of up to 12 letters and names of up to 24', () => {
  expect(['Customer Success Agent', 'Compliance Agent'].filter(fitsOrbit)).toHaveLength(2);
  expect(['Documentation Agent', 'Pull Request Review Agent'].filter(fitsOrbit)).toEqual([]);
});
