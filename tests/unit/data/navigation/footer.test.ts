import {comparisonLinks, footerGroups} from '../../../../src/data/navigation/footer';
import {headerLinks, resourceLinks} from '../../../../src/data/navigation/header';
import {footerPaths} from '../../../support/footerPaths';

const targets = (links: readonly {to: string}[]) => links.map(({to}) => to);

test('the footer has exactly the nineteen links of the specification §2.25', () => {
  expect(targets(footerGroups.flatMap(({links}) => links)).sort()).toEqual([...footerPaths].sort());
});

test('comparisons, header and Resources are in the specification’s order §2.21', () => {
  expect(targets(comparisonLinks)).toEqual(['/compearision', '/coderabbit', '/checkmarx', '/sourcegraph']);
  expect(targets(headerLinks)).toEqual(['/playground', '/pricing', '/blog']);
  expect(targets(resourceLinks)).toEqual(['/docs', '/trust', '/contactsupport', '/faq']);
});
