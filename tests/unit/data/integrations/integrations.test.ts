import {readFileSync} from 'node:fs';
import {chatTools, sourceHosts} from '../../../../src/data/facts';
import {integrations, namedTools} from '../../../../src/data/integrations/integrations';
import {iconSprite} from '../../../../src/scripts/iconSprite';

const marks = integrations.map(({mark}) => mark);

test('static/img/marks.svg is what is drawn for the integrations', () => {
  const committed = readFileSync('static/img/marks.svg', 'utf8');
  if (committed !== iconSprite(marks)) {
    throw new Error(
      'static/img/marks.svg is not what src/data/integrations/integrations.ts asks for: run `npm run marks`.',
    );
  }
});

test('each mark has one symbol, however often it is named', () => {
  const sprite = iconSprite(['jira', 'github', 'jira']);
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['github', 'jira']);
});

test('a mark that nobody draws is named', () => {
  expect(() => iconSprite(['slack'])).toThrow('"slack"');
});

test('every tool that copy names is an integration, with a mark for the logo strip', () => {
  expect(namedTools.map(({name}) => name)).toEqual([...sourceHosts, ...chatTools]);
});
