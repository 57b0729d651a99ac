import type {ReactNode} from 'react';
import type {VideoSection as Content} from '../../../data/schema/landing';
import {Section} from '../../ui/Section';
import {VideoFrame} from './VideoFrame';

/** A film of the product at work, with what it shows said above or beside it. */
export function VideoSection({heading, intro, video, look = 'wide'}: Content): ReactNode {
  return (
    <Section id="video" heading={heading} intro={intro} layout={look === 'beside' ? 'beside' : 'above'}>
      <VideoFrame {...video} />
    </Section>
  );
}
