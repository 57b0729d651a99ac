/**
 * Worked examples that single landing pages go through: a finding, help inside an app, a search, a call, a day of IT
 * service management.
 */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, paragraph, sectionHead} from './text';

/** One finding of a scan, taken apart. */
export const finding = sectionHead.extend({
  parts: z
    .array(
      z.object({
        name: line,
        /** What stands there in the finding that serves as the example. */
        value: line,
        /** Set as code: a path, a number, a line of a program. */
        code: z.boolean().default(false),
        /** What it tells whoever has to act. */
        meaning: paragraph,
      }),
    )
    .min(3, 'a finding has three parts or more'),
});
export type Finding = z.input<typeof finding>;

/** Help inside an app: what somebody wants, and how the agent takes them there. */
export const guidance = sectionHead.extend({
  kinds: z
    .array(
      z.object({
        title: line,
        text: paragraph,
        /** What the person wants, in their own words. */
        asked: line,
        /** What the agent does about it, in order. */
        answer: z.array(line).min(2, 'show two steps or more').max(4, 'show four steps at most'),
      }),
    )
    .length(2, 'two kinds of help stand side by side'),
});
export type Guidance = z.infer<typeof guidance>;

/** Where something is switched on: labels as the product shows them, in the order in which they are chosen. */
export const path = z.object({
  heading: line,
  intro: paragraph,
  steps: z
    .array(z.object({label: line, text: paragraph}))
    .min(2, 'a path has two steps or more')
    .max(4, 'a path of more than four steps belongs in the docs'),
  note: paragraph.optional(),
});
export type Path = z.infer<typeof path>;

/** One question, taken apart: where it is looked for, and what each of two people may see of it. */
export const question = sectionHead
  .extend({
    /** The question as somebody types it. */
    asked: line,
    people: z
      .array(z.object({name: line, role: line, /** What this person reads in the end. */ answer: paragraph}))
      .length(2, 'two people are compared'),
    places: z
      .array(
        z.object({
          icon: z.enum(iconNames),
          /** A kind of app, not a name of one: "Tickets". */
          kind: line,
          found: line,
          /** Whether each of the people may open it, in their order. */
          open: z.array(z.boolean()).length(2, 'say for both people whether they may open it'),
        }),
      )
      .min(3, 'a question is looked for in three kinds of apps or more'),
  })
  .refine(({places}) => places.some(({open}) => open.includes(false)), {
    path: ['places'],
    message: 'let something be left out for one of them: that is what the section shows',
  });
export type Question = z.infer<typeof question>;

/** Questions that people ask, and the kinds of apps that the answer lies in. */
export const asked = sectionHead.extend({
  questions: z
    .array(z.object({question: line.endsWith('?', 'end the question with "?"'), who: line, from: z.array(line).min(2)}))
    .min(3, 'ask three questions or more'),
});
export type Asked = z.infer<typeof asked>;

/** Lines of a call, and the signal that each one carries. */
export const call = sectionHead.extend({
  lines: z
    .array(
      z.object({
        said: line,
        signal: z.enum(['Purpose', 'Urgency', 'Emotion']),
        detected: line,
        /** What the agent does differently for it. */
        so: paragraph,
      }),
    )
    .length(3, 'one line each for purpose, urgency and emotion'),
});
export type Call = z.infer<typeof call>;

/** What a call leaves behind: each with the slip of paper that it would be. */
export const outcomes = sectionHead.extend({
  outcomes: z
    .array(
      z.object({
        icon: z.enum(iconNames),
        title: line,
        text: paragraph,
        slip: z.object({title: line, lines: z.array(line).min(1).max(3, 'three lines fit on a slip')}),
      }),
    )
    .length(3, 'appointments, tickets and updates'),
});
export type Outcomes = z.infer<typeof outcomes>;

/** The same sentence in several languages. */
export const languages = sectionHead.extend({
  sentences: z
    .array(
      z.object({
        /** BCP 47, such as "de": screen readers choose their voice by it, browsers the letters. */
        lang: z
          .string()
          .regex(
            /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
            'write a language tag such as "de", "zh-Hans", "pt-BR" or "es-419"',
          ),
        /** In English. */
        name: line,
        sentence: line,
        /** Written from right to left. */
        rightToLeft: z.boolean().default(false),
      }),
    )
    .min(5, 'show five languages or more'),
});
export type Languages = z.input<typeof languages>;

/** Pre-built agents, the first one with the most room; each with what it wrote down in one case. */
export const agentSet = sectionHead.extend({
  agents: z
    .array(
      z.object({
        icon: z.enum(iconNames),
        title: line,
        text: paragraph,
        record: z.array(z.object({name: line, value: line})).min(2, 'a record has two entries or more'),
      }),
    )
    .length(4, 'four agents fill the grid'),
});
export type AgentSet = z.infer<typeof agentSet>;

/** One workflow across several tools, with the step at which somebody has to say yes. */
export const workflow = sectionHead
  .extend({
    steps: z
      .array(
        z.object({
          /** The kind of tool that the step happens in. */
          tool: line,
          title: line,
          text: paragraph,
          /** Said where a person decides: what happens after a no. */
          otherwise: line.optional(),
        }),
      )
      .min(4, 'a workflow has four steps or more')
      .max(6, 'six steps can be followed at a glance'),
  })
  .refine(({steps}) => steps.filter(({otherwise}) => otherwise).length === 1, {
    path: ['steps'],
    message: 'one step waits for a person: say in its "otherwise" what happens after a no',
  });
export type Workflow = z.infer<typeof workflow>;
