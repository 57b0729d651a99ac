/** @jest-environment jsdom */

import type {Tag} from '../../../../src/data/tagSchema';

const tags: Tag[] = [
  {
    name: 'Example Player',
    purpose: 'Plays sounds.',
    script: '/js/player.js',
    inline: 'window.player = []',
    stored: [],
    consent: 'necessary',
  },
  {
    name: 'Example Ads',
    purpose: 'Measures ads.',
    script: 'https://ads.example/tag.js',
    stored: [
      {name: '_ads', place: 'cookie', purpose: 'Recognizes a visitor', lasts: '90 days'},
      {name: '_ads', place: 'session storage', purpose: 'Recognizes a visit', lasts: 'until the tab is closed'},
    ],
    consent: 'marketing',
  },
];
let load = () => ({tags});
jest.mock('../../../../src/data/tags', () => load());
jest.mock('../../../../src/runtime/browser/importWithRetry', () => ({
  importWithRetry: (request: () => Promise<unknown>) => request(),
}));
/** Whether the browser becomes idle on the page. */
let isIdle: boolean;
jest.mock('../../../../src/client/whenIdle', () => ({whenIdle: (callBack: () => void) => isIdle && callBack()}));
jest.mock('../../../../src/client/settings', () => ({
  settings: {monitoringConsent: 'granted', tagClasses: ['necessary', 'marketing']},
}));

const chunkLoaded = () => new Promise((done) => setTimeout(done));
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.textContent || script.src);

/** Loads the modules as on a new page. */
async function openPage(): Promise<typeof import('../../../../src/client/monitoring/consent')> {
  jest.resetModules();
  document.head.replaceChildren();
  const consent = require('../../../../src/client/monitoring/consent');
  require('../../../../src/client/monitoring/tags');
  await chunkLoaded();
  return consent;
}

beforeEach(() => {
  localStorage.clear();
  load = () => ({tags});
  isIdle = true;
});

const player = ['window.player = []', 'http://localhost/js/player.js'];

test('necessary tags start without consent, inline code first; marketing tags start once, after consent', async () => {
  const {setConsent} = await openPage();
  expect(scripts()).toEqual(player);
  setConsent(['marketing']);
  setConsent(['marketing']);
  await chunkLoaded();
  expect(scripts()).toEqual([...player, 'https://ads.example/tag.js']);
});

function store(): void {
  for (const name of ['_ads', 'other']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as tags do
    document.cookie = `${name}=1; Path=/`;
  }
  sessionStorage.setItem('_ads', '1');
}
const stored = () => [document.cookie, sessionStorage.length];

test.each([
  ['on this page', true],
  ['on earlier pages, also before it starts on this one', false],
])('withdrawing consent deletes what the tag stored %s, and again when the page is left', async (_when, startsHere) => {
  (await openPage()).setConsent(['marketing']);
  await chunkLoaded();
  store();
  isIdle = startsHere;
  const {setConsent} = await openPage();
  expect(scripts()).toHaveLength(startsHere ? 3 : 0);
  setConsent([]);
  await chunkLoaded();
  expect(stored()).toEqual(['other=1', 0]);
  store();
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual(['other=1', 0]);
});

test('a list that cannot be loaded is no error', async () => {
  load = () => {
    throw new Error('Loading chunk 1 failed');
  };
  await openPage();
  expect(scripts()).toEqual([]);
});
