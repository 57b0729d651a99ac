import type * as z from 'zod';

/** Replaces zod's default messages with messages for writers. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  const missing = issue.input === undefined;
  if (issue.code === 'invalid_type')
    return missing ? 'it is missing: write it' : `write ${typeNames[issue.expected] ?? 'a value of another type'}`;
  if (issue.code === 'invalid_value')
    return `${missing ? 'it is missing: ' : ''}write ${formatOptions(issue.values.map(String))}`;
  if (issue.code === 'invalid_union' && Array.isArray(issue.options))
    return `write ${formatOptions(issue.options.map(String))}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `write ${issue.minimum} or more`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `write ${issue.maximum} at most`;
  if (issue.code === 'unrecognized_keys')
    return `unknown key "${issue.keys.join('", "')}": correct the spelling, or remove it`;
  return undefined;
};

const typeNames: Partial<Record<z.core.$ZodIssueInvalidType['expected'], string>> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in brackets',
};

/** Lists the options; for more than 12, which are always icon names, returns the file that lists them. */
function formatOptions(values: readonly string[]): string {
  if (values.length > 12) return 'one of the names in src/lib/iconNames.ts';
  return values.length > 1 ? `one of ${values.join(', ')}` : String(values[0]);
}
