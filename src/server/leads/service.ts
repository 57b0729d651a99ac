import {randomBytes} from 'node:crypto';
import {STATUS_CODES} from 'node:http';
import {feedbackStorage} from '../../data/privacy/feedbackStorage';
import {leadStorage} from '../../data/privacy/leadStorage';
import {leadPath} from '../../lib/lead';
import {type Env, readSiteEnv} from '../../site/env';
import {textResponse} from '../textResponse';
import {healthAlert} from './alert';
import {deliverBatch, type Send} from './delivery';
import {feedbackRoutes} from './feedbackHandler';
import {leadRoutes} from './handler';
import {apiHandler, toResponse} from './http';
import {mailSender, sendMail} from './mail';
import {formatMetrics} from './metrics';
import {postgresStore} from './postgresStore';
import {readLeadSettings} from './settings';
import type {Channel, Outcome} from './store';
import {webhookSender} from './webhook';

export type LeadService = ReturnType<typeof createLeadService>;

/**
 * Creates the service from the settings, for any host. `maxConnections` limits the connections to the database: functions
 * need one. Throws if a setting is missing or malformed.
 */
export function createLeadService(env: Env, {maxConnections}: {maxConnections?: number} = {}) {
  const settings = readLeadSettings(env);
  const {siteUrl: siteOrigin, leadKeepDays} = readSiteEnv(env);
  const {databaseUrl, webhook, mailTo, smtp, perMinute, alert} = settings;
  const senders: [Channel, Send][] = [];
  if (webhook) senders.push(['webhook', webhookSender(webhook)]);
  if (smtp) for (const address of mailTo) senders.push([`mail:${address}`, mailSender(address, smtp)]);
  const channels = senders.map(([channel]) => channel);
  const store = postgresStore({url: databaseUrl, channels, perMinute, maxConnections});
  const hashKey = settings.hashKey ?? randomBytes(32).toString('hex');
  const routes = {
    ...leadRoutes(store, siteOrigin),
    ...(settings.acceptsFeedback && feedbackRoutes(store.feedback, siteOrigin)),
  };
  const handle = apiHandler(routes, {siteOrigin, hashKey});
  /** Replaces the addresses of channels, for metrics and logs. */
  const label = (text: string) => text.replaceAll(/(?<=mail:)[^"]+/g, (to) => `${mailTo.indexOf(to) + 1}`);
  /** Counts since the start of the process, by series. */
  const counters = new Map([['leads_accepted_total', 0]]);
  const count = (series: string) => counters.set(series, (counters.get(series) ?? 0) + 1);
  /** One function a channel, so that one that hangs does not delay the others. */
  const deliveries = senders.map(([channel, send]) => {
    const onOutcome = ({state}: Outcome) =>
      void count(`leads_${state === 'delivered' ? 'delivered' : 'failed_attempts'}_total{channel="${label(channel)}"}`);
    return {name: label(channel), run: (stop?: AbortSignal) => deliverBatch(channel, send, {store, stop, onOutcome})};
  });

  /** Reports the state of the store and of the deliveries, with status 503 if an operator should act. */
  async function health(): Promise<Response> {
    const state = await store.health(leadKeepDays).catch(({message}: Error) => ({reason: message}));
    const writable = !('reason' in state);
    const isLate = writable && (state.oldestSeconds > alert.minutes * 60 || state.overdueSeconds > 24 * 60 * 60);
    const isHealthy = writable && !isLate && state.failed <= alert.failed;
    const text = label(JSON.stringify({writable, ...state}));
    return toResponse(textResponse(isHealthy ? 200 : 503, text, {'Content-Type': 'application/json'}));
  }

  return {
    settings,
    siteOrigin,
    store,
    channels,
    deliveries,
    health,

    /** Mails `LEADS_ALERT_TO` about the health; to be called each minute. */
    alert:
      smtp && alert.to ? healthAlert(health, (mail) => sendMail(smtp, {to: alert.to as string, ...mail})) : undefined,

    /** Paths of the requests that `respond` answers. */
    paths: Object.keys(routes),

    /** Answers a request to the API: of leads, and, if they are accepted, of feedback. */
    async respond(request: Request, address?: string): Promise<Response> {
      const response = await handle(request, address);
      const name = new URL(request.url).pathname === leadPath ? 'leads' : 'feedback';
      if (response.ok && request.method === 'POST') count(`${name}_accepted_total`);
      if (response.status >= 400) count(`${name}_refused_total{reason="${STATUS_CODES[response.status]}"}`);
      return response;
    },

    /** Delivers all leads that are due, and moves mails to addresses that are no longer set. */
    async deliver() {
      await Promise.all(
        deliveries.map(async ({run}) => {
          while ((await run()) > 0);
        }),
      );
      await store.redirectMail();
    },

    /** Deletes what is stored for longer than its retention time, up to 10,000 of each table; resolves with their number. */
    async purge() {
      const now = new Date();
      const leads = await store.purge(leadKeepDays, leadStorage.visitorHashDays, now);
      return leads + (await store.feedback.purge(feedbackStorage.keepDays, now));
    },

    /** Reports the counts since the start of the process and the numbers of `health`, in the format of Prometheus. */
    async metrics(): Promise<Response> {
      const state = {...(await (await health()).json()), ...store.pool()};
      const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const gauges = Object.entries(state).flatMap(([name, value]): [string, number][] =>
        /number|boolean/.test(typeof value) ? [[`leads_${snakeCase(name)}`, Number(value)]] : [],
      );
      return toResponse(textResponse(200, formatMetrics([...counters, ...gauges])));
    },

    close: () => store.close(),
  };
}
