import type {VideoObjectLeaf} from 'schema-dts';
import type {VideoSection} from '../../data/schema/landing';
import {embedAddress} from '../../lib/video';

/** The film of a page at `url`; none while it is a sample, which nobody could watch. */
export function videoObject(
  url: string,
  {heading, intro, video: {sample, title, id}}: Pick<VideoSection, 'heading' | 'intro' | 'video'>,
): VideoObjectLeaf | undefined {
  if (sample) return undefined;
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: title,
    description: intro ?? heading,
    // The hosting service's own still picture of it.
    thumbnailUrl: `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`,
    embedUrl: embedAddress(id),
  };
}
