import type {ComponentType, ReactNode} from 'react';
import type {SceneName} from '../../data/agents/names';
import {CodeReviewScene} from './CodeReviewScene';
import {DataScene} from './DataScene';
import {ItsmScene} from './ItsmScene';
import {QaPreviewScene} from './QaPreviewScene';
import {SearchScene} from './SearchScene';
import {SecurityScanScene} from './SecurityScanScene';
import {SupportScene} from './SupportScene';
import {TestCasesScene} from './TestCasesScene';
import {VoiceScene} from './VoiceScene';

const scenes: Record<SceneName, ComponentType> = {
  codeReview: CodeReviewScene,
  securityScan: SecurityScanScene,
  support: SupportScene,
  search: SearchScene,
  itsm: ItsmScene,
  voice: VoiceScene,
  data: DataScene,
  qaPreview: QaPreviewScene,
  testCases: TestCasesScene,
};

/** Renders a scene by its name in data. Bundles all nine: a page that shows one scene should import that one. */
export function Scene({name}: {name: SceneName}): ReactNode {
  const NamedScene = scenes[name];
  return <NamedScene />;
}
