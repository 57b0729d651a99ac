import type {Tag} from '../../data/tagSchema';
import {codeHost} from '../../lib/codeHost';
import {reportsPath} from '../../lib/feedback';
import {videoHost} from '../../lib/video';
import {policyNames} from '../../runtime/protocol';
import type {SiteEnv} from '../../site/env';
import {integrityOf} from './inlineCode';

/** What the pages of a build may load besides the site's own files. */
export type Sources = {
  /** Hashes of the inline scripts. */
  scriptHashes: readonly string[];
  /** Origins of other scripts. */
  scripts: readonly string[];
  /** Origins of other stylesheets. */
  styles: readonly string[];
  /** Origins of images. */
  images: readonly string[];
  /** Origins that scripts may send requests to. */
  connect: readonly string[];
  /** Origins that frames may load. */
  frames: readonly string[];
  /** Whether scripts may start workers: the monitoring library compresses session replays in one. */
  workers: boolean;
  /** The Trusted Types policies that scripts may create; `undefined` if pages need scripts that work without them only. */
  trustedTypes: readonly string[] | undefined;
  /** URL that browsers report violations of the policy to. */
  reports: string | undefined;
  /** Whether all scripts are loaded with their hashes. */
  integrity: boolean;
};

/** Derives the allowed sources from the settings, what the pages contain and the third-party tags. */
export function allowedSources(
  {apiHost, monitoring, feedback}: Pick<SiteEnv, 'apiHost' | 'monitoring'> & Partial<Pick<SiteEnv, 'feedback'>>,
  pages: Pick<Sources, 'scriptHashes' | 'scripts' | 'styles' | 'integrity'> & {trustedTypes: boolean},
  tags: readonly Tag[],
): Sources {
  const origins = [apiHost, codeHost, monitoring && intakeOrigin(monitoring)];
  const tagOrigins = (kind: 'script' | 'connect' | 'img') => tags.flatMap((tag) => tag.origins?.[kind] ?? []);
  return {
    scriptHashes: unique([...pages.scriptHashes, ...tags.flatMap(({inline}) => (inline ? [integrityOf(inline)] : []))]),
    scripts: unique([...pages.scripts, ...tags.flatMap(({script}) => scriptOrigin(script)), ...tagOrigins('script')]),
    styles: unique(pages.styles),
    images: unique(tagOrigins('img')),
    connect: [...origins.filter((origin) => origin !== undefined), ...unique(tagOrigins('connect'))],
    frames: [videoHost],
    workers: monitoring !== undefined,
    trustedTypes: pages.trustedTypes
      ? [...Object.values(policyNames), ...(monitoring || tags.length > 0 ? ['default'] : [])]
      : undefined,
    reports: feedback && apiHost ? apiHost + reportsPath : undefined,
    // The scripts of tags change without notice.
    integrity: pages.integrity && tags.length === 0,
  };
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}

/** Returns the origin of a tag's script, in a list; none if it is a file of the site. */
function scriptOrigin(script: string | undefined): string[] {
  return script?.startsWith('https:') ? [new URL(script).origin] : [];
}

/** Returns the origin that monitoring sends its data to; `undefined` if that is the site itself. */
export function intakeOrigin({site, proxy}: NonNullable<SiteEnv['monitoring']>): string | undefined {
  if (proxy !== undefined) return proxy.startsWith('/') ? undefined : new URL(proxy).origin;
  const labels = site.split('.');
  const topLevelDomain = labels.pop();
  return `https://browser-intake-${labels.join('-')}.${topLevelDomain}`;
}
