import {codeHost} from '../../lib/codeHost';
import {videoHost} from '../../lib/video';
import type {SiteEnv} from '../../site/env';

/** What the pages of a build may load, beyond the site's own files. */
export type Sources = {
  /** The texts of inline scripts that run, as hashes. */
  scriptHashes: readonly string[];
  /** Origins that scripts may ask. */
  connect: readonly string[];
  /** Origins that frames may come from. */
  frames: readonly string[];
  /** Whether scripts may start workers: the replays of monitoring are packed in one that the library brings along. */
  workers: boolean;
};

/** What a build with these settings may load. */
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

/** Where monitoring sends its records; `undefined` when that is the site itself. */
export function intakeOrigin({site, proxy}: NonNullable<SiteEnv['monitoring']>): string | undefined {
  if (proxy !== undefined) return proxy.startsWith('/') ? undefined : new URL(proxy).origin;
  const labels = site.split('.');
  const ending = labels.pop();
  return `https://browser-intake-${labels.join('-')}.${ending}`;
}
