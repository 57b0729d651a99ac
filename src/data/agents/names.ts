/** Names that data refers to and components answer to: pictures are named, never imported, by data. */

/**
 * The agents as the hero's orbit labels them (specification, section 2), clockwise from the top. The former name of one
 * that is renamed goes into `formerNames.ts`.
 */
export const agentNames = [
  'Search',
  'Code Agent',
  'Security Agent',
  'Data Agent',
  'Support Agent',
  'ITSM Agent',
  'Voice Agent',
] as const;
export type AgentName = (typeof agentNames)[number];

/** The product scenes of `components/scenes`. */
export const sceneNames = [
  'codeReview',
  'securityScan',
  'support',
  'search',
  'itsm',
  'voice',
  'data',
  'qaPreview',
  'testCases',
] as const;
export type SceneName = (typeof sceneNames)[number];
