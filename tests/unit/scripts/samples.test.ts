import {samplesIn} from '../../../src/scripts/samples';

test('every mark is found, by its line and by what it belongs to', () => {
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
  expect(samplesIn(source)).toEqual([
    {line: 4, name: 'contact', text: ''},
    {line: 8, name: 'profiles', text: 'one'},
    {line: 10, name: 'profiles', text: ''},
    {line: 14, name: 'profiles', text: ''},
  ]);
});

test('a file without any is ready', () => {
  expect(samplesIn('export const brand = {sample: false};\n')).toEqual([]);
  expect(samplesIn('')).toEqual([]);
});

test('what a sample cites is dots, not code', () => {
  const source = `export const company = {sample: true, legalName: \`\${brand.name} Sample Ltd\`};`;
  expect(samplesIn(source)).toEqual([{line: 1, name: 'company', text: '… Sample Ltd'}]);
});
