/** @jest-environment jsdom */
import {monitoring} from '../../../src/data/facts';

const {startedFlag} = monitoring;
const flags = window as unknown as Record<string, unknown>;

/** The library, which keeps quiet and says what was asked of it. */
const library = {
  setUser: jest.fn(),
  init: jest.fn(),
  startView: jest.fn(),
  addAction: jest.fn(),
  startSessionReplayRecording: jest.fn(),
  getInternalContext: () => ({}),
};
jest.mock('@datadog/browser-rum', () => ({datadogRum: library}));
jest.mock('../../../src/client/whenIdle', () => ({whenIdle: (callBack: () => void) => callBack()}));

const settings = {
  monitoring: {applicationId: 'id', clientToken: 'token', site: 'us5.datadoghq.com'},
  monitoringConsent: 'granted',
  comparisonViews: {},
};
jest.mock('../../../src/client/settings', () => ({settings}));

type Page = typeof import('../../../src/client/monitoring') & typeof import('../../../src/client/consent');

/** The scripts of a page that is opened now. */
function page(): Page {
  let loaded: Page | undefined;
  jest.isolateModules(() => {
    loaded = {...require('../../../src/client/monitoring'), ...require('../../../src/client/consent')};
  });
  return loaded as Page;
}

/** Resolves once all that starts has started. */
const started = () => new Promise((done) => setTimeout(done));

/** A visit to a page that is still loading, or has loaded, until all that starts has started. */
async function visit(readyState: DocumentReadyState = 'complete'): Promise<void> {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const {reportAction} = page();
  if (readyState === 'loading') reportAction('demo_request_submit', {});
  await started();
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  settings.monitoringConsent = 'granted';
  delete flags[startedFlag];
  Object.defineProperty(globalThis, 'crypto', {configurable: true, value: {randomUUID: () => 'a-b-c'}});
});
afterEach(() => jest.restoreAllMocks());

test('starts replay at once and again on load, then says so §4.22', async () => {
  library.startSessionReplayRecording.mockImplementation(() => expect(flags[startedFlag]).toBeUndefined());
  await visit('loading');
  expect(library.startSessionReplayRecording).toHaveBeenCalledTimes(1);
  expect(flags[startedFlag]).toBe(true);
  library.startSessionReplayRecording.mockReset();
  window.dispatchEvent(new Event('load'));
  expect(library.startSessionReplayRecording).toHaveBeenCalledTimes(1);
});

test('does not start where it has started already §4.21', async () => {
  flags[startedFlag] = true;
  await visit();
  expect(library.init).not.toHaveBeenCalled();
  expect(library.startSessionReplayRecording).not.toHaveBeenCalled();
});

test('a start that fails is one error, and the flag says that it failed §4.23', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const reason = new Error('No start today');
  library.init.mockImplementationOnce(() => {
    throw reason;
  });
  await visit();
  expect(flags[startedFlag]).toBe(false);
  expect(error.mock.calls).toEqual([['Monitoring could not be started:', reason]]);
});

test('the library is told what section 9 says §9.17', async () => {
  await visit();
  expect(library.init).toHaveBeenCalledWith(
    expect.objectContaining({
      service: 'ovamai',
      env: 'ovamai',
      version: '1.0.0',
      site: 'us5.datadoghq.com',
      sessionSampleRate: 100,
      sessionReplaySampleRate: 100,
      defaultPrivacyLevel: 'mask-user-input',
      trackResources: true,
      trackLongTasks: true,
      trackUserInteractions: true,
      sessionPersistence: ['cookie', 'memory'],
    }),
  );
});

test('what waited for the library when consent was taken back is not sent once it is given again', async () => {
  settings.monitoringConsent = 'ask';
  const {setConsent, reportAction} = page();
  setConsent('granted');
  reportAction('demo_request_submit', {workEmail: 'ada@example.com'});
  setConsent('refused');
  setConsent('granted');
  reportAction('demo_request_submit', {workEmail: 'grace@example.com'});
  await started();
  expect(library.init).toHaveBeenCalledTimes(1);
  expect(library.addAction.mock.calls).toEqual([['demo_request_submit', {workEmail: 'grace@example.com'}]]);
});
