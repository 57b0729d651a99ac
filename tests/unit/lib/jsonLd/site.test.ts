import {organization} from '../../../../src/lib/jsonLd/site';

const brand = {name: 'Ovam AI', tagline: 'Agents', formerly: []};
const linkedIn = {network: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/real'} as const;

test('machines are led to our own profiles, and never to a sample', () => {
  const profiles = [
    {...linkedIn, sample: false},
    {...linkedIn, sample: true, url: 'https://www.linkedin.com/company/somebody-else'},
  ];
  expect(organization('https://ovam.test', brand, profiles).sameAs).toEqual([linkedIn.url]);
  expect(organization('https://ovam.test', brand, profiles.slice(1))).not.toHaveProperty('sameAs');
});
