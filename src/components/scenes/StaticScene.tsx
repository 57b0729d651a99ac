import type {ReactNode} from 'react';
import type {SceneName} from '../../data/agents/names';
import {Island, type IslandPart, islandPart} from '../shell/Island';
import styles from './StaticScene.module.css';

const parts: Record<SceneName, IslandPart<object>> = {
  codeReview: islandPart(async () => (await import('./CodeReviewScene')).CodeReviewScene),
  securityScan: islandPart(async () => (await import('./SecurityScanScene')).SecurityScanScene),
  support: islandPart(async () => (await import('./SupportScene')).SupportScene),
  search: islandPart(async () => (await import('./SearchScene')).SearchScene),
  itsm: islandPart(async () => (await import('./ItsmScene')).ItsmScene),
  voice: islandPart(async () => (await import('./VoiceScene')).VoiceScene),
  data: islandPart(async () => (await import('./DataScene')).DataScene),
  qaPreview: islandPart(async () => (await import('./QaPreviewScene')).QaPreviewScene),
  testCases: islandPart(async () => (await import('./TestCasesScene')).TestCasesScene),
};

/**
 * A scene as data names it, for pages that show one or two of the nine: it stands in the HTML and brings no script.
 * After a navigation inside the site its script is fetched; a panel of about its height stands in meanwhile.
 */
export function StaticScene({name}: {name: SceneName}): ReactNode {
  return <Island part={parts[name]} fallback={<div className={styles.panel} />} still />;
}
