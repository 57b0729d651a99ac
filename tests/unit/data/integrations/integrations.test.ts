import {readFileSync} from 'node:fs';
import {chatTools, sourceHosts} from '../../../../src/data/facts';
import {integrations, namedTools} from '../../../../src/data/integrations/integrations';
import {iconSprite} from '../../../../src/scripts/iconSprite';

const marks = integrations.map(({mark}) => mark);

test('static/img/marks.svg matches the integrations', () => {
  const committed = readFileSync('static/img/marks.svg', 'utf8');
  if (committed !== iconSprite(marks)) {
    throw new Error(
      'static/img/marks.svg does not match src/data/integrations/integrations.ts: run `npm run generate:icons`.',
    );
  }
});

test('a mark that is listed twice has one symbol', () => {
  const sprite = iconSprite(['jira', 'github', 'jira']);
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['github', 'jira']);
});

test('an unknown mark throws an error with its name', () => {
  expect(() => iconSprite(['slack'])).toThrow('"slack"');
});

test('every tool named in copy is an integration with a mark for the logo strip', () => {
  expect(namedTools.map(({name}) => name)).toEqual([...sourceHosts, ...chatTools]);
});
