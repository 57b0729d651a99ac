import type {RichText} from '../../data/schema/text';

/** The text's words alone, for search and for machines. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((run) => (typeof run === 'string' ? run : run.label)).join('');
}
