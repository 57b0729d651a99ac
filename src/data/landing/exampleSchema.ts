/**
 * Worked examples on single landing pages: a scan finding, help inside an app, a search, a call, a workflow of IT
 * service management.
 */
import type {IconName} from '../../lib/iconNames';
import type {SectionHead} from '../schema/text';

/** One scan finding, explained field by field. */
export type Finding = SectionHead & {
  parts: {
    name: string;
    /** Value of this field in the example. */
    value: string;
    /** Renders the value as code: a path, a number, a line of a program. */
    code?: boolean;
    /** What the field means for the person who acts on the finding. */
    meaning: string;
  }[];
};

type Help = {
  title: string;
  text: string;
  /** The request in the user's own words. */
  request: string;
  /** The agent's steps, in order. */
  answer: string[];
};

/** Help inside an app: a user's request, and how the agent guides the user. The page shows both kinds side by side. */
export type Guidance = SectionHead & {kinds: [Help, Help]};

/** Steps to switch a feature on: the labels in the product's UI, in order of selection. */
export type Path = {heading: string; intro: string; steps: {label: string; text: string}[]; note?: string};

/** A person who searches. `answer`: what this person gets. */
type Person = {name: string; role: string; answer: string};

/** One search query: the apps that are searched, and the results that each of two people may see. */
export type Question = SectionHead & {
  /** The query as typed. */
  query: string;
  people: [Person, Person];
  places: {
    icon: IconName;
    /** Type of app, such as "Tickets", not a product name. */
    kind: string;
    found: string;
    /** Access per person, in the order of `people`. */
    open: [boolean, boolean];
  }[];
};

/** Example questions, with the types of apps that hold the answers. */
export type ExampleQuestionList = SectionHead & {questions: {question: string; role: string; sources: string[]}[]};

type CallLine = {
  quote: string;
  signal: 'Purpose' | 'Urgency' | 'Emotion';
  detected: string;
  /** How the agent reacts to the signal. */
  reaction: string;
};

/** Lines of a call, with the signal that the agent detects in each. */
export type Call = SectionHead & {lines: [CallLine, CallLine, CallLine]};

/** A result of a call. `slip`: the note that records it, drawn as a slip of paper. */
type Outcome = {icon: IconName; title: string; text: string; slip: {title: string; lines: string[]}};

/** Results of a call: appointments, tickets and updates. */
export type Outcomes = SectionHead & {outcomes: [Outcome, Outcome, Outcome]};

/** The same sentence in several languages. */
export type Languages = SectionHead & {
  sentences: {
    /** BCP 47 tag, such as "de". Screen readers choose a voice by it, browsers a font. */
    lang: string;
    /** English name of the language. */
    name: string;
    sentence: string;
    /** For right-to-left scripts. */
    rightToLeft?: boolean;
  }[];
};

type CaseAgent = {icon: IconName; title: string; text: string; record: {name: string; value: string}[]};

/** Pre-built agents, each with the record of one case. The first agent has the largest tile. */
export type AgentSet = SectionHead & {agents: [CaseAgent, CaseAgent, CaseAgent, CaseAgent]};

/** One workflow across several tools, with exactly one approval step. */
export type Workflow = SectionHead & {
  steps: {
    /** Type of tool in which the step happens. */
    tool: string;
    title: string;
    text: string;
    /** Approval step only: what happens after a rejection. */
    otherwise?: string;
  }[];
};
