/** Names of agents and scenes. Data refers to scenes by name and never imports components. */

/**
 * Agent names, in the order of the labels on the hero's orbit: clockwise from the top (specification, section 2). After
 * a rename, add the former name to `formerNames.ts`.
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

/** Product scenes in `components/scenes`. */
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
