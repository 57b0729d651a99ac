/** Landing pages. */
import * as z from 'zod';
import type {SceneName} from '../agents/names';
import type {FeatureCard} from '../home/schema';
import {integrations} from '../integrations/integrations';
import {type CallToActionContent, type PageMeta, pageMeta, type Steps} from '../schema/page';
import {list, type Sample, type SectionHead} from '../schema/text';
import type * as example from './exampleSchema';

/** A video on the video hosting service (specification, section 7). */
export type Video = Sample & {
  /** Describes the video for screen readers. */
  title: string;
  /** YouTube id: eleven characters. */
  id: string;
};

/** `pain`: the problem today; `relief`: the improvement. */
export type PainPoints = SectionHead & {points: {pain: string; relief: string}[]};

export type Benefits = SectionHead & {cards: FeatureCard[]};

/** The works-with-your-existing-tools band. */
export type ToolsBand = SectionHead & {
  /** The tools that matter to this page's visitors, in order of importance. */
  tools: string[];
};

/** A video with heading and intro. */
export type VideoSection = SectionHead & {
  video: Video;
  /** Layout: the video at full width, the default, or next to its heading. */
  look?: 'wide' | 'beside';
};

/** A section of a landing page. Each page sets its own order. */
export type LandingSection =
  | ({kind: 'painPoints'} & PainPoints)
  | ({kind: 'steps'} & Steps)
  | ({kind: 'benefits'} & Benefits)
  | ({kind: 'video'} & VideoSection)
  | ({kind: 'tools'} & ToolsBand)
  /** `speed` is the duration of one cycle of the carousel: 20, 40 or 80 s. */
  | {kind: 'testimonials'; speed?: 'fast' | 'normal' | 'slow'}
  /** Eight of the 18 integrations, reshuffled every 5 s. */
  | ({kind: 'integrations'} & SectionHead)
  | ({kind: 'finding'} & example.Finding)
  | ({kind: 'guidance'} & example.Guidance)
  | ({kind: 'path'} & example.Path)
  | ({kind: 'question'} & example.Question)
  | ({kind: 'asked'} & example.ExampleQuestionList)
  | ({kind: 'call'} & example.Call)
  | ({kind: 'outcomes'} & example.Outcomes)
  | ({kind: 'languages'} & example.Languages)
  | ({kind: 'agentSet'} & example.AgentSet)
  | ({kind: 'workflow'} & example.Workflow)
  /** The lead form, with the points next to it. */
  | ({kind: 'demo'} & Required<SectionHead>);

/** A landing page (specification, section 2). */
export type LandingPage = Sample & {
  meta: PageMeta;
  /** Page name in the leads of its form; unique across pages. */
  pageUrl: string;
  surface: 'dark' | 'light';
  /** Gradient of the hero and the closing section. */
  campaign: 'green' | 'violet';
  /** Product scene in the hero. */
  scene: SceneName;
  hero?: {
    /** Position of the scene on a wide screen: next to the text, or below it at full width. */
    scene: 'right' | 'left' | 'below';
    /** Short facts below the band, next to a scene on the left or right. */
    notes?: string[];
  };
  sections: LandingSection[];
  /** The final call to action. */
  closing: CallToActionContent;
};

/** Section kinds that each landing page contains exactly once (specification, section 2). */
const requiredKinds = ['video', 'tools', 'testimonials', 'demo'];

/** Checks a section of any kind by the keys that it has. */
const section = z
  .object({
    kind: z.string(),
    video: z
      .object({
        id: z.string().regex(/^[\w-]{11}$/, 'write only the id: the eleven characters after "watch?v=" in the URL'),
      })
      .optional(),
    tools: z
      .array(
        z
          .string()
          .refine(
            (name) => integrations.some((tool) => tool.name === name),
            'unknown tool: write a name from src/data/integrations/integrations.ts, with the same spelling',
          ),
      )
      .optional(),
    places: z
      .array(z.object({open: z.array(z.boolean())}))
      .refine(
        (places) => places.some(({open}) => open.includes(false)),
        'write false for one person in at least one place: the section demonstrates permissions',
      )
      .optional(),
    outcomes: z
      .array(
        z.object({slip: z.object({lines: list.max(3, 'write at most three lines: a slip has no space for more')})}),
      )
      .optional(),
    sentences: z
      .array(
        z.object({
          lang: z
            .string()
            .regex(
              /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
              'write a language tag such as "de", "zh-Hans", "pt-BR" or "es-419"',
            ),
        }),
      )
      .optional(),
    steps: z.array(z.object({otherwise: z.string().optional()})).optional(),
  })
  .refine(({kind, steps = []}) => kind !== 'workflow' || steps.filter(({otherwise}) => otherwise).length === 1, {
    path: ['steps'],
    message: 'exactly one step needs approval: write what happens after a rejection in its "otherwise"',
  });

export const landingPage = z.object({
  meta: pageMeta,
  hero: z.object({notes: list.max(3, 'write at most three notes: visitors skip more').optional()}).optional(),
  sections: z.array(section).superRefine((sections, context) => {
    for (const required of requiredKinds) {
      const count = sections.filter(({kind}) => kind === required).length;
      if (count === 1) continue;
      context.addIssue({
        code: 'custom',
        message: `every landing page has one section of kind "${required}", not ${count}`,
      });
    }
  }),
});
