import {codeHost} from '../../lib/codeHost';
import {videoHost} from '../../lib/video';
import type {SiteEnv} from '../../site/env';

/** What the pages of a build may load besides the site's own files. */
export type Sources = {
  /** Hashes of the inline scripts. */
  scriptHashes: readonly string[];
  /** Origins that scripts may send requests to. */
  connect: readonly string[];
  /** Origins that frames may load. */
  frames: readonly string[];
  /** Whether scripts may start workers: the monitoring library compresses session replays in one. */
  workers: boolean;
};

/** Derives the allowed sources from the settings. */
export function allowedSources(
  {apiHost, monitoring}: Pick<SiteEnv, 'apiHost' | 'monitoring'>,
  scriptHashes: readonly string[],
): Sources {
  const origins = [apiHost, codeHost, monitoring && intakeOrigin(monitoring)];
  return {
    scriptHashes: [...new Set(scriptHashes)].sort(),
    connect: origins.filter((origin) => origin !== undefined),
    frames: [videoHost],
    workers: monitoring !== undefined,
  };
}

/** Returns the origin that monitoring sends its data to; `undefined` if that is the site itself. */
export function intakeOrigin({site, proxy}: NonNullable<SiteEnv['monitoring']>): string | undefined {
  if (proxy !== undefined) return proxy.startsWith('/') ? undefined : new URL(proxy).origin;
  const labels = site.split('.');
  const topLevelDomain = labels.pop();
  return `https://browser-intake-${labels.join('-')}.${topLevelDomain}`;
}
