/** Trust center. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import {day, uniqueNames} from '../schema/text';

type Stage = {icon: IconName; title: string; text: string; tag: string};

/** Diagram of the customer's code in a review: two stages, and what is stored afterwards. */
export type CodePath = {
  caption: string;
  stages: [reading: Stage, reviewing: Stage];
  /** Data stored after the review. */
  kept: Stage;
  /** Data not stored. */
  notKept: Stage;
};

/** A report for a customer's security or accessibility review. */
export type Report = {
  title: string;
  /** What it covers. */
  text: string;
  /** Day of issue. */
  issued: string;
  /** Path such as `/reports/name.pdf`, if it is public. Otherwise customers request the report by e-mail. */
  file?: string;
};

/** A company that processes customers' personal data on our behalf. */
export type SubProcessor = {name: string; purpose: string; data: string; location: string};

export const checks = {
  reports: z.array(z.object({issued: day})),
  subProcessors: z.array(z.object({name: z.string()})).superRefine(uniqueNames),
};
