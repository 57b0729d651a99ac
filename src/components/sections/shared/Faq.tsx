import type {ReactNode} from 'react';
import type {Question} from '../../../data/faq/schema';
import type {SectionHead} from '../../../data/schema/text';
import {Accordion} from '../../ui/Accordion';
import {RichText} from '../../ui/RichText';
import {Section} from '../../ui/Section';

type Props = SectionHead & {
  questions: readonly Question[];
  /** Maximum height of an answer as a CSS length; longer answers scroll. */
  answerMaxHeight?: string;
};

/** Shows the questions of one page, one open at a time (specification, section 4). */
export function Faq({heading, intro, questions, answerMaxHeight}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} layout="beside" id="questions">
      <Accordion
        single
        maxHeight={answerMaxHeight}
        items={questions.map(({id, question, answer}) => ({
          id,
          title: question,
          content: (
            <p>
              <RichText text={answer} />
            </p>
          ),
        }))}
      />
    </Section>
  );
}
