import {deliverBatch, repeat} from '../../../../src/server/leads/delivery';
import type {Claim} from '../../../../src/server/leads/postgresStore';
import type {Channel, Outcome} from '../../../../src/server/leads/store';

const claimOf = (id: string, attempts = 1): Claim => ({
  lead: {
    id,
    receivedAt: new Date(0),
    firstName: 'Ada Example',
    companyName: 'Example Ltd',
    workEmail: 'ada@example.com',
    pageUrl: 'prreview',
    marks: [],
  },
  attempts,
});

const storeOf = (batches: Claim[][]) => {
  const settled: [string, Outcome][] = [];
  return {
    settled,
    claim: async () => batches.shift() ?? [],
    settle: async (_: Channel, {lead}: Claim, outcome: Outcome) => {
      settled.push([lead.id, outcome]);
    },
  };
};
const fixed = {now: () => 0, random: () => 0};

afterEach(() => jest.restoreAllMocks());

test('all leads that are due are delivered, and each outcome is stored', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const store = storeOf([[claimOf('a'), claimOf('b', 3)], [claimOf('c')]]);
  const results = {
    a: {ok: true, answer: 'status 200'},
    b: {ok: false, answer: 'status 500'},
    c: {ok: false, answer: 'status 410', isFinal: true},
  } as const;
  const deliver = () => deliverBatch('webhook', async ({id}) => results[id as keyof typeof results], {store, ...fixed});
  expect([await deliver(), await deliver(), await deliver()]).toEqual([2, 1, 0]);
  expect(store.settled).toEqual([
    ['a', {state: 'delivered', answer: 'status 200'}],
    ['b', {state: 'pending', answer: 'status 500', pauseMs: 300_000}],
    ['c', {state: 'failed', answer: 'status 410'}],
  ]);
  expect(log.mock.calls).toEqual([['Lead c cannot be delivered by webhook: status 410.']]);
});

test('if an outcome cannot be stored, the others are', async () => {
  const store = storeOf([[claimOf('a'), claimOf('b')]]);
  const settle: typeof store.settle = async (channel, claim, outcome) => {
    if (claim.lead.id === 'a') throw new Error('database gone');
    await store.settle(channel, claim, outcome);
  };
  const send = async () => ({ok: true, answer: ''});
  const delivering = deliverBatch('webhook', send, {store: {...store, settle}, ...fixed});
  await expect(delivering).rejects.toThrow('database gone');
  expect(store.settled).toEqual([['b', {state: 'delivered', answer: ''}]]);
});

describe('a repeated task', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs at once, after each pause, and when requested, until it is stopped', async () => {
    const task = jest.fn(async () => 0);
    const repeated = repeat('Task', task, 5000);
    await jest.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(task).toHaveBeenCalledTimes(2);
    repeated.runNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(3);
    await repeated.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('that is requested during a run, runs again', async () => {
    let finish = () => {};
    const task = jest.fn(
      () =>
        new Promise<number>((resolve) => {
          finish = () => resolve(0);
        }),
    );
    const repeated = repeat('Task', task, 5000);
    repeated.runNow();
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(2);
    const stopped = repeated.stop();
    finish();
    await stopped;
  });

  test('that has more to do runs again without a pause, but not once it is stopped', async () => {
    let remaining = 1000;
    let stopped: Promise<void> | undefined;
    const repeated = repeat(
      'Task',
      async () => {
        remaining -= 1;
        if (remaining === 995) stopped = repeated.stop();
        return remaining;
      },
      5000,
    );
    await jest.advanceTimersByTimeAsync(0);
    await stopped;
    expect(remaining).toBe(995);
  });

  test('that fails continues, and its error is logged once', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const errors = ['down', 'down', '', 'down'];
    const task = jest.fn(async () => {
      const message = errors.shift();
      if (message) throw new Error(message);
      return 0;
    });
    const repeated = repeat('Delivery', task, 5000);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(task.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(log.mock.calls).toEqual([['Delivery: down'], ['Delivery: down']]);
    await repeated.stop();
  });
});
