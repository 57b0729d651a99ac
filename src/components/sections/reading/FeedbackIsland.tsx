import type {ReactNode} from 'react';
import {Island} from '../../../runtime/browser/Island';
import {islandPart} from '../../../runtime/browser/islandPart';

const feedback = islandPart(async () => (await import('./PageFeedback')).PageFeedback);

/** The question "Was this page helpful?", hydrated near the viewport. Missing if its chunk fails to load. */
export function FeedbackIsland({path}: {path: string}): ReactNode {
  return <Island part={feedback} partProps={{path}} fallback="" />;
}
