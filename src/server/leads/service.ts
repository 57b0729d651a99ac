import {randomBytes} from 'node:crypto';
import {leadStorage} from '../../data/privacy/leadStorage';
import {type Env, readSiteEnv} from '../../site/env';
import {textResponse} from '../textResponse';
import {deliverDue, type Send} from './delivery';
import {leadHandler, toResponse} from './handler';
import {mailSender} from './mail';
import {postgresStore} from './postgresStore';
import {readLeadSettings} from './settings';
import type {Channel} from './store';
import {webhookSender} from './webhook';

type Options = {
  /** Called after a new lead is stored. */
  onStored?: () => void;
  /** Maximum number of connections to the database. Functions need one. */
  maxConnections?: number;
};

export type LeadService = ReturnType<typeof createLeadService>;

/** Creates the service from the settings, for any host. Throws if a setting is missing or malformed. */
export function createLeadService(env: Env, {onStored, maxConnections}: Options = {}) {
  const settings = readLeadSettings(env);
  const siteOrigin = readSiteEnv(env).siteUrl;
  const {databaseUrl, webhook, mail, perMinute, alert, keepDays} = settings;
  const senders: [Channel, Send][] = [];
  if (webhook) senders.push(['webhook', webhookSender(webhook)]);
  if (mail) senders.push(['mail', mailSender(mail)]);
  const channels = senders.map(([channel]) => channel);
  const store = postgresStore({url: databaseUrl, channels, perMinute, maxConnections});
  const hashKey = settings.hashKey ?? randomBytes(32).toString('hex');
  /** One function a channel, so that one that hangs does not delay the others. */
  const deliveries = senders.map(([channel, send]) => ({channel, run: () => deliverDue(channel, send, {store})}));

  return {
    settings,
    siteOrigin,
    store,
    channels,
    deliveries,

    /** Answers a request to the lead API. */
    respond: leadHandler({store, siteOrigin, hashKey, onStored}),

    /** Delivers all leads that are due. */
    deliver: () => Promise.all(deliveries.map(({run}) => run())),

    /** Deletes everything whose retention time is over. */
    purge: () => store.purge(keepDays, leadStorage.visitorHashDays, new Date()),

    /** Reports the state of the store and of the deliveries, with status 503 if an operator should act. */
    async health(): Promise<Response> {
      const health = await store.health().catch(() => undefined);
      const isHealthy = health && health.oldestSeconds <= alert.minutes * 60 && health.failed <= alert.failed;
      const text = JSON.stringify({writable: health !== undefined, ...health});
      return toResponse(textResponse(isHealthy ? 200 : 503, text, {'Content-Type': 'application/json'}));
    },

    close: () => store.close(),
  };
}
