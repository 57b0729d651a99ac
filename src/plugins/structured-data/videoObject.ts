import type {VideoObjectLeaf} from 'schema-dts';
import type {VideoSection} from '../../data/landing/schema';
import {embedUrl} from '../../lib/video';

/** The video of the page at `url`; `undefined` for a sample, which cannot be played. */
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
    // YouTube's own preview image.
    thumbnailUrl: `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`,
    embedUrl: embedUrl(id),
  };
}
