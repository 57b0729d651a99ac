import type {ReactNode} from 'react';
import type {SceneName} from '../../data/agents/names';
import {Island} from '../../runtime/browser/Island';
import {type IslandPart, islandPart} from '../../runtime/browser/islandPart';
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
 * Renders a scene by its name in data, for pages that show one or two of the nine. The scene is in the HTML and loads
 * no script. After a client-side navigation its chunk is loaded; until then a panel of about its height is the
 * placeholder.
 */
export function StaticScene({name}: {name: SceneName}): ReactNode {
  return <Island part={parts[name]} fallback={<div className={styles.panel} />} isStatic />;
}
