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

/**
 * The categories that questions are filed under; All, which comes first, holds every one (specification, section 2).
 */
export const faqCategories = ['Popular', 'Product', 'Security'] as const;

/** The kinds of notes that stand out in a text (`:::tip[…]`), as `theme/Admonition` draws them. */
export const noteKinds = ['tip', 'note', 'info', 'warning', 'danger'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Older names of these kinds, which Docusaurus accepts. */
export const olderNoteKinds = ['caution', 'important', 'secondary', 'success'] as const;
export type OlderNoteKind = (typeof olderNoteKinds)[number];

/** The icons of `components/ui/Icon.tsx`. */
export const iconNames = [
  'arrowRight',
  'bolt',
  'book',
  'building',
  'calendar',
  'chat',
  'check',
  'chevronDown',
  'clock',
  'close',
  'code',
  'compass',
  'copy',
  'creditCard',
  'data',
  'download',
  'external',
  'eye',
  'flask',
  'github',
  'grid',
  'headset',
  'key',
  'link',
  'linkedin',
  'lock',
  'mail',
  'menu',
  'pause',
  'play',
  'pullRequest',
  'refresh',
  'route',
  'search',
  'shield',
  'shieldCheck',
  'star',
  'ticket',
  'users',
  'voice',
  'warning',
  'x',
  'youtube',
] as const;
export type IconName = (typeof iconNames)[number];
