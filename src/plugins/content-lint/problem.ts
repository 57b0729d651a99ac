import {closest, distance} from 'fastest-levenshtein';

/** One finding of the content check. An error stops a build, a warning never does. */
export type Problem = {
  /** Path from the project's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  severity: 'error' | 'warning';
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
};

type Place = Pick<Problem, 'file' | 'line'>;

export function error(place: Place, message: string, fix: string): Problem {
  return {file: place.file, line: place.line, severity: 'error', message, fix};
}

export function warning(place: Place, message: string, fix: string): Problem {
  return {file: place.file, line: place.line, severity: 'warning', message, fix};
}

/** `path:line: what is wrong. How to fix it.` */
export function formatProblem({file, line, severity, message, fix}: Problem): string {
  return `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}. ${fix}.`;
}

/** Orders problems by file and line, errors of a line first. */
export function compareProblems(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.severity.localeCompare(other.severity);
}

/** The known name that is most similar to an unknown one; `undefined` if more than a third of it differs. */
function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, [...known]);
  return distance(name, found) <= Math.floor(name.length / 3) || isSlip(name, found) ? found : undefined;
}

/** Whether one letter more, less or other, or another order of the same letters, makes one name of the other. */
export function isSlip(name: string, other: string): boolean {
  return distance(name, other) <= 1 || [...name].sort().join() === [...other].sort().join();
}

/** `Did you mean X?` where a similar name is known, otherwise `orElse`; without the final full stop. */
export function suggest(name: string, known: readonly string[], orElse: string): string {
  const found = nearest(name, known);
  return found === undefined ? orElse : `Did you mean ${found}? Otherwise ${lowerFirst(orElse)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
