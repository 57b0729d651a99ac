/** What is wrong, and what to do. */
export type Fault = {what: string; remedy: string};

/** A fault, and where it is. */
export type Mistake = Fault & {
  /** From the project's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Nobody sees what is wrong: a build tells of it and goes on. */
  unseen?: boolean;
};
