import {randomBytes} from 'node:crypto';
import {leadStorage} from '../../data/privacy/leadStorage';
import {type Env, readSiteEnv} from '../../site/env';
import {textResponse} from '../textResponse';
import {deliverBatch, type Send} from './delivery';
import {leadHandler, toResponse} from './handler';
import {mailSender} from './mail';
import {postgresStore} from './postgresStore';
import {readLeadSettings} from './settings';
import type {Channel} from './store';
import {webhookSender} from './webhook';

export type LeadService = ReturnType<typeof createLeadService>;

/**
 * Creates the service from the settings, for any host. `maxConnections` limits the connections to the database: functions
 * need one. Throws if a setting is missing or malformed.
 */
export function createLeadService(env: Env, {maxConnections}: {maxConnections?: number} = {}) {
  const settings = readLeadSettings(env);
  const {siteUrl: siteOrigin, leadKeepDays} = readSiteEnv(env);
  const {databaseUrl, webhook, mail, perMinute, alert} = settings;
  const senders: [Channel, Send][] = [];
  if (webhook) senders.push(['webhook', webhookSender(webhook)]);
  if (mail) senders.push(['mail', mailSender(mail)]);
  const channels = senders.map(([channel]) => channel);
  const store = postgresStore({url: databaseUrl, channels, perMinute, maxConnections});
  const hashKey = settings.hashKey ?? randomBytes(32).toString('hex');
  /** One function a channel, so that one that hangs does not delay the others. */
  const deliveries = senders.map(([channel, send]) => ({channel, run: () => deliverBatch(channel, send, {store})}));

  return {
    settings,
    siteOrigin,
    store,
    channels,
    deliveries,

    /** Answers a request to the lead API. */
    respond: leadHandler({store, siteOrigin, hashKey}),

    /** Delivers all leads that are due. */
    async deliver() {
      await Promise.all(
        deliveries.map(async ({run}) => {
          while ((await run()) > 0);
        }),
      );
    },

    /** Deletes everything whose retention time is over. */
    purge: () => store.purge(leadKeepDays, leadStorage.visitorHashDays, new Date()),

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
