/** @jest-environment jsdom */
import {monitoring} from '../../../../src/data/monitoring';

const {startedFlag} = monitoring;
const flags = window as unknown as Record<string, unknown>;

/** A mock of the library that records its calls. */
const library = {
  setUser: jest.fn(),
  setGlobalContextProperty: jest.fn(),
  init: jest.fn(),
  startView: jest.fn(),
  addAction: jest.fn(),
  addError: jest.fn(),
  startSessionReplayRecording: jest.fn(),
  getInternalContext: () => ({}),
};
jest.mock('@datadog/browser-rum', () => ({datadogRum: library}));
jest.mock('../../../../src/client/forms/attribution', () => ({getAttribution: () => ({landing: '/pricing'})}));
jest.mock('../../../../src/client/whenIdle', () => ({whenIdle: (callBack: () => void) => callBack()}));

const settings = {
  monitoring: {applicationId: 'id', clientToken: 'token', site: 'us5.datadoghq.com'},
  monitoringConsent: 'granted',
  comparisonViews: {},
};
jest.mock('../../../../src/client/settings', () => ({settings}));

type Page = typeof import('../../../../src/client/monitoring/reports') &
  typeof import('../../../../src/client/monitoring/consent');

/** Loads the modules as on a new page. */
function loadPage(): Page {
  jest.resetModules();
  return {
    ...require('../../../../src/client/monitoring/reports'),
    ...require('../../../../src/client/monitoring/consent'),
  };
}

/** Resolves after monitoring has loaded and then started the library, each in a task of its own. */
async function whenStarted(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise((done) => setTimeout(done));
}

/** Opens a page in this loading state and waits until the library has started. */
async function visit(readyState: DocumentReadyState = 'complete'): Promise<void> {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const {reportAction} = loadPage();
  if (readyState === 'loading') reportAction('demo_request_submit', {});
  await whenStarted();
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  settings.monitoringConsent = 'granted';
  delete flags[startedFlag];
  Object.defineProperty(globalThis, 'crypto', {configurable: true, value: {randomUUID: () => 'a-b-c'}});
});

test('session replay starts immediately and again on load, and a flag is set after the start §4.22', async () => {
  library.startSessionReplayRecording.mockImplementation(() => expect(flags[startedFlag]).toBeUndefined());
  await visit('loading');
  expect(library.startSessionReplayRecording).toHaveBeenCalledTimes(1);
  expect(flags[startedFlag]).toBe(true);
  library.startSessionReplayRecording.mockReset();
  window.dispatchEvent(new Event('load'));
  expect(library.startSessionReplayRecording).toHaveBeenCalledTimes(1);
});

test('monitoring does not start again if the flag is already set §4.21', async () => {
  flags[startedFlag] = true;
  await visit();
  expect(library.init).not.toHaveBeenCalled();
  expect(library.startSessionReplayRecording).not.toHaveBeenCalled();
});

test('a failed start logs one error and resets the flag §4.23', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const reason = new Error('No start today');
  library.init.mockImplementationOnce(() => {
    throw reason;
  });
  await visit();
  expect(flags[startedFlag]).toBe(false);
  expect(error.mock.calls).toEqual([['Monitoring could not be started:', reason]]);
});

test('the library gets the settings of section 9 of the specification §9.17', async () => {
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

test('all records contain how the visit began', async () => {
  await visit();
  expect(library.setGlobalContextProperty.mock.calls).toEqual([['attribution', {landing: '/pricing'}]]);
});

test('reports queued before consent was withdrawn are not sent after it is granted again', async () => {
  settings.monitoringConsent = 'ask';
  const {setConsent, reportAction} = loadPage();
  await whenStarted();
  setConsent(['statistics']);
  reportAction('demo_request_submit', {workEmail: 'ada@example.com'});
  setConsent([]);
  setConsent(['statistics']);
  reportAction('demo_request_submit', {workEmail: 'grace@example.com'});
  await whenStarted();
  expect(library.init).toHaveBeenCalledTimes(1);
  expect(library.addAction.mock.calls).toEqual([['demo_request_submit', {workEmail: 'grace@example.com'}]]);
});

test('views and errors are recorded from the start of the page, before monitoring is loaded', async () => {
  history.replaceState(null, '', '/pricing?plan=lite');
  const {reportError} = loadPage();
  require('../../../../src/client/monitoring/views');
  const error = new Error('No chunk');
  reportError(error, {component: 'Island'});
  history.replaceState(null, '', '/blog');
  await whenStarted();
  expect(library.startView.mock.calls).toEqual([[{name: 'Pricing', url: 'http://localhost/pricing?plan=lite'}]]);
  expect(library.addError.mock.calls).toEqual([[error, {component: 'Island'}]]);
});

test('monitoring whose script cannot be loaded logs one error', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const reason = new Error('Loading chunk 1 failed');
  jest.doMock('../../../../src/client/monitoring/monitoring', () => {
    throw reason;
  });
  await visit('loading');
  jest.dontMock('../../../../src/client/monitoring/monitoring');
  expect(error.mock.calls).toEqual([['Monitoring could not be started:', reason]]);
});
