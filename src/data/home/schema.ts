/** Sections of the home page. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import type {AgentName, SceneName} from '../agents/names';
import {pageMeta} from '../schema/page';
import {day, type LinkItem, list} from '../schema/text';

/** An agent tab of the home page (specification, section 3). */
export type AgentTab = {
  id: string;
  /** Tab label. */
  label: AgentName;
  title: string;
  description: string;
  bullets: [string, string, string];
  /** Product scene, in place of the image in the specification. */
  scene: SceneName;
  buttons: [LinkItem, LinkItem];
};

/** A card of icon, title and text. */
export type FeatureCard = {icon: IconName; title: string; text: string};

/** A tile of the home page's preview wall: the product at work. */
export type Preview = {
  /** The agent shown. */
  kind: AgentName;
  icon: IconName;
  title: string;
  detail: string;
  /** Outcome; sets the color. */
  state: 'good' | 'warn' | 'bad' | 'info';
  stateLabel: string;
};

type News = {
  /** Accessible name. */
  name: string;
  text: string;
  /** Dates in the visitor's time zone, both included; without them it is always shown. */
  shown?: {from: string; until: string};
};

/** A banner that the visitor can dismiss. */
export type Banner = News & {
  /** Illustration next to the text. */
  picture?: 'halloween';
  link?: LinkItem;
};

/** One line of news: one link, without illustration, not dismissible. */
export type Announcement = News & {
  /** One word before the text, such as "Beta". */
  tag?: string;
  link: LinkItem;
};

/** Try-it box of the home page and the playground. */
export type TryIt = {
  /** Part of the storage key for the draft. */
  id: string;
  heading: string;
  intro: string;
  label: string;
  placeholder: string;
  /** States that the text is not sent. */
  note: string;
  /** Prompts that fill the box on click. */
  suggestions: string[];
  send: LinkItem;
};

/** Home page cards on starting, canceling and support. */
export type Setup = {
  heading: string;
  intro: string;
  start: {title: string; text: string; steps: [string, string, string]};
  cancel: {title: string; text: string; link: LinkItem};
  support: {title: string; text: string; link: LinkItem};
};

/** A benefit card of the home page. The component selects the illustration by `id`. */
export type Benefit = {id: 'automate' | 'secure' | 'decide' | 'empower'; title: string; text: string};

/** Example request: the person, the question, the agent that handles it, and the outcome. */
export type ExampleRequest = {from: string; asks: string; agent: AgentName; outcome: string};

/** What the agents do for one team. */
export type RoleCard = {
  /** Name of the team. */
  team: string;
  /** One concrete sentence. */
  text: string;
  /** Example output of the product for this team. */
  artefact: string;
  link: LinkItem;
};

/** Returns whether a phone can show the name (one word per line) without overlap or clipping at the viewport's edge. */
export function fitsOrbit(name: string): boolean {
  return name.length <= 24 && name.split(' ').every((word) => word.length <= 12);
}

const news = z
  .object({
    tag: z.string().max(12, 'write one short word, 12 characters at most').optional(),
    shown: z
      .object({from: day, until: day})
      .refine(({from, until}) => from <= until, '"until" is before "from": correct one of the dates')
      .optional(),
  })
  .optional();

export const checks = {
  home: pageMeta,
  homeBanner: news,
  announcement: news,
  agentNames: z
    .string()
    .refine(fitsOrbit, 'the orbit fits words of up to 12 letters and names of up to 24: choose a shorter name')
    .array(),
  agentTabs: list.length(6, 'the home page shows six agents: write six tabs'),
  benefits: list.length(4, 'the home page shows four benefit cards: write four'),
  roles: list.length(5, 'the heading promises five teams: write five, or change the heading and this number'),
  previews: list.min(10, 'the section shows ten previews at a time: write at least ten'),
  confidentiality: list.min(1, 'the section would be empty: write at least one card'),
  tryIt: z.object({suggestions: list.max(4, 'write at most four prompts')}),
};
