/**
 * Worked examples on single landing pages: a scan finding, help inside an app, a search, a call, a workflow of IT
 * service management.
 */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, paragraph, sectionHead} from '../schema/text';

/** One scan finding, explained field by field. */
export const finding = sectionHead.extend({
  parts: z
    .array(
      z.object({
        name: line,
        /** Value of this field in the example. */
        value: line,
        /** Renders the value as code: a path, a number, a line of a program. */
        code: z.boolean().default(false),
        /** What the field means for the person who acts on the finding. */
        meaning: paragraph,
      }),
    )
    .min(3, 'write at least three parts of the finding'),
});
export type Finding = z.input<typeof finding>;

/** Help inside an app: a user's request, and how the agent guides the user. */
export const guidance = sectionHead.extend({
  kinds: z
    .array(
      z.object({
        title: line,
        text: paragraph,
        /** The request in the user's own words. */
        request: line,
        /** The agent's steps, in order. */
        answer: z.array(line).min(2, 'write at least two steps').max(4, 'write at most four steps'),
      }),
    )
    .length(2, 'write two kinds of help: the page shows them side by side'),
});
export type Guidance = z.infer<typeof guidance>;

/** Steps to switch a feature on: the labels in the product's UI, in order of selection. */
export const path = z.object({
  heading: line,
  intro: paragraph,
  steps: z
    .array(z.object({label: line, text: paragraph}))
    .min(2, 'write at least two steps')
    .max(4, 'write at most four steps: longer instructions belong in the docs'),
  note: paragraph.optional(),
});
export type Path = z.infer<typeof path>;

/** One search query: the apps that are searched, and the results that each of two people may see. */
export const question = sectionHead
  .extend({
    /** The query as typed. */
    query: line,
    people: z
      .array(z.object({name: line, role: line, /** The answer that this person gets. */ answer: paragraph}))
      .length(2, 'write two people: the section compares their results'),
    places: z
      .array(
        z.object({
          icon: z.enum(iconNames),
          /** Type of app, such as "Tickets", not a product name. */
          kind: line,
          found: line,
          /** Access per person, in the order of `people`. */
          open: z.array(z.boolean()).length(2, 'write true or false for each of the two people'),
        }),
      )
      .min(3, 'write at least three kinds of apps'),
  })
  .refine(({places}) => places.some(({open}) => open.includes(false)), {
    path: ['places'],
    message: 'write false for one person in at least one place: the section demonstrates permissions',
  });
export type Question = z.infer<typeof question>;

/** Example questions, with the types of apps that hold the answers. */
export const exampleQuestions = sectionHead.extend({
  questions: z
    .array(
      z.object({question: line.endsWith('?', 'end the question with "?"'), role: line, sources: z.array(line).min(2)}),
    )
    .min(3, 'write at least three questions'),
});
export type ExampleQuestionList = z.infer<typeof exampleQuestions>;

/** Lines of a call, with the signal that the agent detects in each. */
export const call = sectionHead.extend({
  lines: z
    .array(
      z.object({
        quote: line,
        signal: z.enum(['Purpose', 'Urgency', 'Emotion']),
        detected: line,
        /** How the agent reacts to the signal. */
        reaction: paragraph,
      }),
    )
    .length(3, 'write three lines: one each for purpose, urgency and emotion'),
});
export type Call = z.infer<typeof call>;

/** Results of a call, each with the note that records it, drawn as a slip of paper. */
export const outcomes = sectionHead.extend({
  outcomes: z
    .array(
      z.object({
        icon: z.enum(iconNames),
        title: line,
        text: paragraph,
        slip: z.object({
          title: line,
          lines: z.array(line).min(1).max(3, 'write at most three lines: a slip has no space for more'),
        }),
      }),
    )
    .length(3, 'write three outcomes: appointments, tickets and updates'),
});
export type Outcomes = z.infer<typeof outcomes>;

/** The same sentence in several languages. */
export const languages = sectionHead.extend({
  sentences: z
    .array(
      z.object({
        /** BCP 47 tag, such as "de". Screen readers choose a voice by it, browsers a font. */
        lang: z
          .string()
          .regex(
            /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
            'write a language tag such as "de", "zh-Hans", "pt-BR" or "es-419"',
          ),
        /** English name of the language. */
        name: line,
        sentence: line,
        /** For right-to-left scripts. */
        rightToLeft: z.boolean().default(false),
      }),
    )
    .min(5, 'write at least five languages'),
});
export type Languages = z.input<typeof languages>;

/** Pre-built agents, each with the record of one case. The first agent has the largest tile. */
export const agentSet = sectionHead.extend({
  agents: z
    .array(
      z.object({
        icon: z.enum(iconNames),
        title: line,
        text: paragraph,
        record: z.array(z.object({name: line, value: line})).min(2, 'write at least two entries'),
      }),
    )
    .length(4, 'write four agents: the grid has four tiles'),
});
export type AgentSet = z.infer<typeof agentSet>;

/** One workflow across several tools, with exactly one approval step. */
export const workflow = sectionHead
  .extend({
    steps: z
      .array(
        z.object({
          /** Type of tool in which the step happens. */
          tool: line,
          title: line,
          text: paragraph,
          /** Approval step only: what happens after a rejection. */
          otherwise: line.optional(),
        }),
      )
      .min(4, 'write at least four steps')
      .max(6, 'write at most six steps: more are hard to follow'),
  })
  .refine(({steps}) => steps.filter(({otherwise}) => otherwise).length === 1, {
    path: ['steps'],
    message: 'exactly one step needs approval: write what happens after a rejection in its "otherwise"',
  });
export type Workflow = z.infer<typeof workflow>;
