import {findSamples} from '../../../src/scripts/samples';

test('finds the line and constant of every sample', () => {
  const source = `
/** Marked \`sample: true\` until the owner supplies it. */
export const contact = {
  sample: true,
} satisfies Contact;

export const profiles = [
  {sample: true, name: 'one'},
  // {sample: true, name: 'two'},
  {name: 'three', sample: true},
  {sample: false, name: 'four'},
  {resample: true},
  {
    name: 'five', sample: true},
];
`;
  expect(findSamples(source)).toEqual([
    {line: 4, name: 'contact', text: ''},
    {line: 8, name: 'profiles', text: 'one'},
    {line: 10, name: 'profiles', text: ''},
    {line: 14, name: 'profiles', text: ''},
  ]);
});

test('finds none in a file without samples', () => {
  expect(findSamples('export const brand = {sample: false};\n')).toEqual([]);
  expect(findSamples('')).toEqual([]);
});

test('template expressions in the text of a sample are shown as …', () => {
  const source = `export const company = {sample: true, legalName: \`\${brand.name} Sample Ltd\`};`;
  expect(findSamples(source)).toEqual([{line: 1, name: 'company', text: '… Sample Ltd'}]);
});
