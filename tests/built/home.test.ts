import {agentTabs} from '../../src/data/agents/agents';
import {agentNames} from '../../src/data/agents/names';
import {testimonials} from '../../src/data/company/testimonials';
import {claims} from '../../src/data/facts';
import {benefits} from '../../src/data/home/benefits';
import {confidentiality} from '../../src/data/home/confidentiality';
import {home} from '../../src/data/home/home';
import {roles} from '../../src/data/home/roles';
import {setup} from '../../src/data/home/setup';
import {tryIt} from '../../src/data/home/tryIt';
import {stats} from '../../src/data/stats';
import {readBuiltPage} from '../../src/plugins/built-page/builtPage';
import {findAll} from '../../src/plugins/built-page/html';
import {assetBytes, htmlOf, pageText} from '../support/build';

const words = pageText('/');

test.each([
  ['hero', [home.heading, home.intro, ...agentNames]],
  ['stats', stats.map(({label}) => label)],
  ['agent tabs', agentTabs.flatMap(({label, title, description, bullets}) => [label, title, description, ...bullets])],
  ['benefits', benefits.map(({title}) => title)],
  ['roles', roles.flatMap(({team, text}) => [team, text])],
  ['confidentiality', confidentiality.map(({title}) => title)],
  ['testimonials', testimonials.flatMap(({name, text}) => [name, text])],
  ['try-it box', [tryIt.heading, tryIt.intro]],
  ['setup', [setup.heading, setup.intro]],
  ['header', [claims.noCreditCard]],
])('the text of the %s is in the static HTML §1.1 §1.10', (_section, texts) => {
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});

test('each agent tab has its scene §3.3', () => {
  const {content} = readBuiltPage(htmlOf('/'), '/');
  const panels = findAll(content, ({properties}) => properties.role === 'tabpanel');
  const sceneCounts = panels.map((panel) => findAll(panel, ({properties}) => properties.role === 'img').length);
  expect(sceneCounts).toEqual(agentTabs.map(() => 1));
});

test('each testimonial has its portrait, with width and height to reserve its space', () => {
  for (const {image} of testimonials) {
    expect(assetBytes(image).length).toBeGreaterThan(0);
    expect(htmlOf('/')).toMatch(new RegExp(`<img[^>]*src="?${image}"?[^>]* width="?40"? height="?40"?`));
  }
});
