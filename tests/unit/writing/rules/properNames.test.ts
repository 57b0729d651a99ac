import {type Document, readDocument} from '../../../../src/writing/documents';
import {properNameMistakes, withoutProperNames} from '../../../../src/writing/rules/properNames';

jest.mock('../../../../src/data/brand', () => ({brand: {name: 'Veqtrix Lab'}}));

function told(text: string): string[] {
  const document = readDocument('docs/integrations/ours.mdx', 'doc', `---\ntitle: Ours\n---\n${text}\n`) as Document;
  return properNameMistakes(document).map(({line, what, remedy}) => `${line}: ${what}: ${remedy}`);
}

test.each(['VeqtrixLab', 'veqtrixlab', 'Veqtrix-Lab', 'VEQTRIX lab'])(
  'our name as %s is told of, on its line',
  (name) => {
    expect(told(`With\n${name} on GitHub.`)).toEqual([
      `5: "${name}" is called Veqtrix Lab: write Veqtrix Lab, or write it as code`,
    ]);
  },
);

test.each([
  ['as it is', 'With Veqtrix Lab.'],
  ['over the end of a line', 'With Veqtrix\nLab.'],
  ['as code', 'With `veqtrixlab`.'],
  ['in an address', 'At hello@veqtrix.lab and github.com/veqtrix-lab.'],
])('our name %s is right', (_, text) => {
  expect(told(text)).toEqual([]);
});

test('a text without names keeps its lines', () => {
  expect(withoutProperNames('We use Veqtrix\nLab and GitHub.')).toBe('We use \n and .');
});
