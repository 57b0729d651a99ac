import {organization} from '../../../../src/plugins/structured-data/site';

const brand = {name: 'Ovam AI', tagline: 'Agents'};
const linkedIn = {network: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/real'} as const;

const legal = {sample: true, name: 'Ovam AI Ltd', address: '1 Street, Town'};

test('sameAs contains the company’s own profiles and no sample', () => {
  const profiles = [
    {...linkedIn, sample: false},
    {...linkedIn, sample: true, url: 'https://www.linkedin.com/company/somebody-else'},
  ];
  expect(organization('https://ovam.test', brand, profiles, legal).sameAs).toEqual([linkedIn.url]);
  expect(organization('https://ovam.test', brand, profiles.slice(1), legal)).not.toHaveProperty('sameAs');
});

test('the company has its legal name and address once they are no longer samples', () => {
  expect(organization('https://ovam.test', brand, [], legal)).not.toHaveProperty('legalName');
  expect(organization('https://ovam.test', brand, [], {...legal, sample: false})).toMatchObject({
    legalName: 'Ovam AI Ltd',
    address: '1 Street, Town',
  });
});
