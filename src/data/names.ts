/** Names that data refers to and components answer to: pictures are named, never imported, by data. */

/** The agents as the hero's orbit labels them (specification, section 2). */
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

/** The landing pages as their leads name them (specification, section 2). */
export const leadPages = [
  'prreview',
  'SecurityScan',
  'SupportAgent',
  'Searchfrom',
  'voice agent',
  'Itsm agent',
] as const;
export type LeadPage = (typeof leadPages)[number];

/** The icons of `components/ui/Icon.tsx`. */
export const iconNames = [
  'arrowRight',
  'bolt',
  'book',
  'building',
  'chat',
  'check',
  'chevronDown',
  'chip',
  'clock',
  'close',
  'code',
  'compass',
  'creditCard',
  'data',
  'eye',
  'flask',
  'github',
  'grid',
  'headset',
  'key',
  'linkedin',
  'lock',
  'mail',
  'menu',
  'pause',
  'play',
  'pullRequest',
  'refresh',
  'search',
  'shield',
  'shieldCheck',
  'star',
  'users',
  'voice',
  'warning',
  'x',
  'youtube',
] as const;
export type IconName = (typeof iconNames)[number];
