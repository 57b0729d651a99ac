import type {FAQPageLeaf} from 'schema-dts';
import type {Question} from '../../data/faq/schema';
import type {RichText} from '../../data/schema/text';

/** The FAQ page. The `@id` of each question is the URL that opens it. */
export function faqPage(url: string, questions: readonly Question[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    mainEntity: questions.map(({id, question, answer}) => ({
      '@type': 'Question',
      '@id': `${url}#${id}`,
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: plainText(answer)},
    })),
  };
}

/** Converts rich text to plain text: links become their labels. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((run) => (typeof run === 'string' ? run : run.label)).join('');
}
