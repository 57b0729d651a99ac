import type * as z from 'zod';

/** What zod would say in its own terms, said to somebody who writes content. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  const missing = issue.input === undefined;
  if (issue.code === 'invalid_type')
    return missing ? 'it is missing: write it' : `write ${kinds[issue.expected] ?? 'another value'}`;
  if (issue.code === 'invalid_value')
    return `${missing ? 'it is missing: ' : ''}write ${oneOf(issue.values.map(String))}`;
  if (issue.code === 'invalid_union' && Array.isArray(issue.options))
    return `write ${oneOf(issue.options.map(String))}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `write ${issue.minimum} or more`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `write ${issue.maximum} at most`;
  if (issue.code === 'unrecognized_keys')
    return `"${issue.keys.join('", "')}" is no name for an entry here: correct it, or take the entry out`;
  return undefined;
};

const kinds: Partial<Record<z.core.$ZodIssueInvalidType['expected'], string>> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in brackets',
};

/** The icons are too many for one line. */
function oneOf(values: readonly string[]): string {
  if (values.length > 12) return 'one of those in src/data/agents/names.ts';
  return values.length > 1 ? `one of ${values.join(', ')}` : String(values[0]);
}
