/** The home page's own parts. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {agentNames, sceneNames} from '../agents/names';
import {day, line, link, paragraph, slug} from './text';

/** An agent, by its name. */
export const agent = z.enum(agentNames, `name one of the agents of src/data/agents/names.ts: ${agentNames.join(', ')}`);

/** The icon of each agent. */
export const agentIcons = z.record(agent, z.enum(iconNames));

/** One of the home page's agent tabs (specification, section 3). */
export const agentTab = z.object({
  id: slug,
  /** The tab's text: the agent's name. */
  label: agent,
  title: line,
  description: paragraph,
  bullets: z.tuple([line, line, line], 'an agent has exactly three bullet points'),
  /** The product scene that stands for the specification's image. */
  scene: z.enum(sceneNames),
  buttons: z.tuple([link, link], 'an agent has exactly two buttons'),
});
export type AgentTab = z.infer<typeof agentTab>;

/** The names of the agents, which all stand on the hero's orbit. */
export const orbit = z
  .string()
  .refine(fitsOrbit, 'the orbit has room for words of 12 letters, 24 in all: choose a shorter name')
  .array();

/**
 * Whether a phone shows a name without its neighbour or the window's edge cutting it: it stands a word a line there.
 */
export function fitsOrbit(name: string): boolean {
  return name.length <= 24 && name.split(' ').every((word) => word.length <= 12);
}

/** A card of icon, title and text. */
export const featureCard = z.object({icon: z.enum(iconNames), title: line, text: paragraph});
export type FeatureCard = z.infer<typeof featureCard>;

/** A small picture of the product at work, for the home page's preview wall. */
export const preview = z.object({
  /** What part of the product it shows. */
  kind: agent,
  icon: z.enum(iconNames),
  title: line,
  detail: line,
  /** How the thing ended, as its colour says it too. */
  state: z.enum(['good', 'warn', 'bad', 'info']),
  stateLabel: line,
});
export type Preview = z.infer<typeof preview>;

/** From one day to another, both included. */
const days = z
  .object({
    from: day,
    until: day,
  })
  .refine(
    ({from, until}) => from <= until || !day.safeParse(until).success,
    'it ends before it begins: correct one of the days',
  );

/** A notice that can be taken away for a time. */
export const banner = z.object({
  /** What assistive technology calls it. */
  name: line,
  text: line,
  /** A drawing beside the text. */
  picture: z.enum(['halloween']).optional(),
  link: link.optional(),
  /** The days on which it shows, the last one included, in the visitor's own time; always, where there are none. */
  shown: days.optional(),
});
export type Banner = z.infer<typeof banner>;

/** One line of news: it is a link as a whole, without a drawing, and stays. */
export const announcement = banner.omit({picture: true}).extend({
  /** One word before the text, such as "Beta". */
  tag: z.string().trim().min(1).max(12, 'one short word').optional(),
  link,
});
export type Announcement = z.infer<typeof announcement>;

/** The home page's try-it box, which is the playground's too. */
export const tryIt = z.object({
  /** What its draft is kept under. */
  id: z.string(),
  heading: line,
  intro: paragraph,
  label: line,
  placeholder: line,
  /** Says that nothing typed is sent. */
  note: line,
  /** Prompts that a visitor can put into the box with one press. */
  suggestions: z.array(line).max(4, 'offer four prompts at most'),
  send: link,
});
export type TryIt = z.infer<typeof tryIt>;

/** The home page's cards on starting, cancelling and getting help. */
export const setup = z.object({
  heading: line,
  intro: paragraph,
  start: z.object({
    title: line,
    text: paragraph,
    steps: z.array(line).length(3, 'the card is drawn for three steps: write as many'),
  }),
  cancel: z.object({title: line, text: paragraph, link}),
  support: z.object({title: line, text: paragraph, link}),
});
export type Setup = z.infer<typeof setup>;

/** One of the home page's four benefit cards; the component draws the picture that belongs to `id`. */
export const benefit = z.object({
  id: z.enum(['automate', 'secure', 'decide', 'empower']),
  title: line,
  text: paragraph,
});
export type Benefit = z.infer<typeof benefit>;

/** Somebody's question, the agent that takes it, and what comes of it. */
export const errand = z.object({from: line, asks: line, agent, outcome: line});
export type Errand = z.infer<typeof errand>;

/** Whom the platform is for, and what the agents do for them. */
export const roleCard = z.object({
  /** The team, as it calls itself. */
  team: line,
  /** One concrete sentence. */
  text: paragraph,
  /** What lands on the team's desk, as the product would write it. */
  artefact: line,
  link,
});
export type RoleCard = z.infer<typeof roleCard>;
