import type {ReportingSeverity} from '@docusaurus/types';
import {closest, distance} from 'fastest-levenshtein';

/** A problem found by the content check. Errors stop a build, warnings never do. */
export type Problem = {
  /** Path relative to the project's root. */
  file: string;
  /** 1-based. */
  line: number;
  severity: 'error' | 'warning';
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
  /** Paths of the pages that show the file, without base path. */
  urls?: string[];
};

type Place = Pick<Problem, 'file' | 'line'>;

export function error(place: Place, message: string, fix: string): Problem {
  return {file: place.file, line: place.line, severity: 'error', message, fix};
}

export function warning(place: Place, message: string, fix: string): Problem {
  return {file: place.file, line: place.line, severity: 'warning', message, fix};
}

/** Returns a problem as the configuration says: an error, a warning, or none. */
export function problemAt(setting: ReportingSeverity, place: Place, message: string, fix: string): Problem[] {
  if (setting === 'ignore') return [];
  return [setting === 'throw' ? error(place, message, fix) : warning(place, message, fix)];
}

/** Formats as `path:line: what is wrong. How to fix it.` */
export function formatProblem({file, line, severity, message, fix}: Problem): string {
  return `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}. ${fix}.`;
}

/** Compares by file, then line, then severity (errors first). */
export function compareProblems(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.severity.localeCompare(other.severity);
}

/** Returns the most similar known name, or `undefined` if more than a third of the characters differ. */
function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, [...known]);
  return distance(name, found) <= Math.floor(name.length / 3) || isTypo(name, found) ? found : undefined;
}

/** Whether two names differ by at most one character or only in the order of their characters. */
export function isTypo(name: string, other: string): boolean {
  return distance(name, other) <= 1 || [...name].sort().join() === [...other].sort().join();
}

/** Returns `Did you mean X? Otherwise …` if a similar name is known, else `fallback`; without the final period. */
export function suggest(name: string, known: readonly string[], fallback: string): string {
  const found = nearest(name, known);
  return found === undefined ? fallback : `Did you mean ${found}? Otherwise ${lowerFirst(fallback)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
