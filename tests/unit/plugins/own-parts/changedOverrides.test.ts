import {changedOverrides} from '../../../../src/plugins/own-parts/changedOverrides';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('an override is named if an upgrade has changed or removed its file of Docusaurus', () => {
  // SHA-256 of "a".
  const sha256 = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';
  const overrides = Object.fromEntries(
    ['Same', 'Changed', 'Removed'].map((name) => [`src/theme/${name}.tsx`, {upstream: `theme/${name}.js`, sha256}]),
  );
  const siteDir = temporaryFolder({
    'src/theme/ledger.json': JSON.stringify({overrides}),
    'node_modules/theme/Same.js': 'a',
    'node_modules/theme/Changed.js': 'b',
  });
  expect(changedOverrides(siteDir)).toEqual(
    ['Changed', 'Removed'].map(
      (name) =>
        `src/theme/${name}.tsx overrides theme/${name}.js, which has changed: compare them, then update src/theme/ledger.json.`,
    ),
  );
});
