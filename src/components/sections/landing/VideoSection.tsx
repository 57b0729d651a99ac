import type {ReactNode} from 'react';
import type {VideoSection as Content} from '../../../data/landing/schema';
import {Section} from '../../ui/Section';
import {VideoFrame} from './VideoFrame';

/** Shows a product video, with its description above or next to it. */
export function VideoSection({heading, intro, video, look = 'wide'}: Content): ReactNode {
  return (
    <Section id="video" heading={heading} intro={intro} layout={look === 'beside' ? 'beside' : 'above'}>
      <VideoFrame {...video} />
    </Section>
  );
}
