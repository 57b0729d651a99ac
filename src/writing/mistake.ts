/** What is wrong, and what to do. */
export type Fault = {what: string; remedy: string};

/** A place in a file of the project. */
type Place = {
  /** From the project's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
};

/** A link, wherever it is written. */
export type Reference = Place & {to: string};

/** A fault, and where it is. */
export type Mistake = Fault &
  Place & {
    /** Nobody sees what is wrong: a build tells of it and goes on. */
    unseen?: boolean;
  };
