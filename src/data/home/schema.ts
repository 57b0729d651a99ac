/** Sections of the home page. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {agentNames, sceneNames} from '../agents/names';
import {day, line, link, paragraph, slug} from '../schema/text';

/** Name of an agent. */
export const agent = z.enum(agentNames, `name one of the agents of src/data/agents/names.ts: ${agentNames.join(', ')}`);

export const agentIcons = z.record(agent, z.enum(iconNames));

/** An agent tab of the home page (specification, section 3). */
export const agentTab = z.object({
  id: slug,
  /** Tab label. */
  label: agent,
  title: line,
  description: paragraph,
  bullets: z.tuple([line, line, line], 'an agent has exactly three bullet points'),
  /** Product scene, in place of the image in the specification. */
  scene: z.enum(sceneNames),
  buttons: z.tuple([link, link], 'an agent has exactly two buttons'),
});
export type AgentTab = z.infer<typeof agentTab>;

/** Labels on the hero's orbit: the names of all agents. */
export const orbit = z
  .string()
  .refine(fitsOrbit, 'the orbit fits words of up to 12 letters and names of up to 24: choose a shorter name')
  .array();

/** Returns whether a phone can show the name (one word per line) without overlap or clipping at the viewport's edge. */
export function fitsOrbit(name: string): boolean {
  return name.length <= 24 && name.split(' ').every((word) => word.length <= 12);
}

/** A card of icon, title and text. */
export const featureCard = z.object({icon: z.enum(iconNames), title: line, text: paragraph});
export type FeatureCard = z.infer<typeof featureCard>;

/** A tile of the home page's preview wall: the product at work. */
export const preview = z.object({
  /** The agent shown. */
  kind: agent,
  icon: z.enum(iconNames),
  title: line,
  detail: line,
  /** Outcome; sets the color. */
  state: z.enum(['good', 'warn', 'bad', 'info']),
  stateLabel: line,
});
export type Preview = z.infer<typeof preview>;

/** Date range, both ends included. */
const dateRange = z
  .object({
    from: day,
    until: day,
  })
  .refine(
    ({from, until}) => from <= until || !day.safeParse(until).success,
    '"until" is before "from": correct one of the dates',
  );

/** A banner that the visitor can dismiss. */
export const banner = z.object({
  /** Accessible name. */
  name: line,
  text: line,
  /** Illustration next to the text. */
  picture: z.enum(['halloween']).optional(),
  link: link.optional(),
  /** Dates in the visitor's time zone, both included; without them the banner is always shown. */
  shown: dateRange.optional(),
});
export type Banner = z.infer<typeof banner>;

/** One line of news: one link, without illustration, not dismissible. */
export const announcement = banner.omit({picture: true}).extend({
  /** One word before the text, such as "Beta". */
  tag: z.string().trim().min(1).max(12, 'write one short word, 12 characters at most').optional(),
  link,
});
export type Announcement = z.infer<typeof announcement>;

/** Try-it box of the home page and the playground. */
export const tryIt = z.object({
  /** Part of the storage key for the draft. */
  id: z.string(),
  heading: line,
  intro: paragraph,
  label: line,
  placeholder: line,
  /** States that the text is not sent. */
  note: line,
  /** Prompts that fill the box on click. */
  suggestions: z.array(line).max(4, 'write at most four prompts'),
  send: link,
});
export type TryIt = z.infer<typeof tryIt>;

/** Home page cards on starting, canceling and support. */
export const setup = z.object({
  heading: line,
  intro: paragraph,
  start: z.object({
    title: line,
    text: paragraph,
    steps: z.array(line).length(3, 'write exactly three steps: the card has space for three'),
  }),
  cancel: z.object({title: line, text: paragraph, link}),
  support: z.object({title: line, text: paragraph, link}),
});
export type Setup = z.infer<typeof setup>;

/** A benefit card of the home page. The component selects the illustration by `id`. */
export const benefit = z.object({
  id: z.enum(['automate', 'secure', 'decide', 'empower']),
  title: line,
  text: paragraph,
});
export type Benefit = z.infer<typeof benefit>;

/** Example request: the person, the question, the agent that handles it, and the outcome. */
export const exampleRequest = z.object({from: line, asks: line, agent, outcome: line});
export type ExampleRequest = z.infer<typeof exampleRequest>;

/** What the agents do for one team. */
export const roleCard = z.object({
  /** Name of the team. */
  team: line,
  /** One concrete sentence. */
  text: paragraph,
  /** Example output of the product for this team. */
  artefact: line,
  link,
});
export type RoleCard = z.infer<typeof roleCard>;
