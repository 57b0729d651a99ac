import {type ReactNode, useId, useRef} from 'react';
import {faqCategories} from '../../../data/faq/categories';
import type {FaqItem, FaqTopic} from '../../../data/schema/question';
import type {SectionHead} from '../../../data/schema/text';
import {useTabsKeyboard} from '../../../hooks/useTabsKeyboard';
import {replaceUrl, useQueryParam, useUrlPart} from '../../../hooks/useUrlPart';
import {Accordion, type AccordionItem} from '../../ui/Accordion';
import {CopyButton} from '../../ui/CopyButton';
import {RichText} from '../../ui/RichText';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './FaqBrowser.module.css';

type Props = SectionHead & {topics: readonly FaqTopic[]};

/** The tabs: `value` is what the address writes (`?category=security`); All, which comes first, is not written. */
const tabs = ['All', ...faqCategories].map((label) => ({label, value: label.toLowerCase()}));
const categories = ['all', ...tabs.slice(1).map(({value}) => value)] as [string, ...string[]];

/**
 * Questions by category, several open at once (specification, section 4); all of them stand under what they are about.
 * A question that the address names is shown in any case: under All, where the category that the address names does
 * not hold it.
 */
export function FaqBrowser({heading, intro, topics}: Props): ReactNode {
  const id = useId();
  const top = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useQueryParam('category', categories);
  const fragment = useUrlPart('hash').slice(1);
  const questions = topics.flatMap((topic) => topic.questions);
  const linked = questions.find((question) => question.id === fragment);
  const category = linked && !isIn(linked, asked) ? 'all' : asked;
  const selected = categories.indexOf(category);
  const shown =
    category === 'all'
      ? topics.flatMap((topic) => topic.questions.map((question) => ({...itemOf(question), under: topic.heading})))
      : questions.filter((question) => isIn(question, category)).map(itemOf);
  const {onKeyDown, keepTab} = useTabsKeyboard(tabs.length, selected, (index) => choose(categories[index] ?? 'all'));

  function choose(next: string): void {
    // Otherwise the question that the address names would lead back to All.
    if (linked && !isIn(linked, next)) replaceUrl((url) => (url.hash = ''));
    setAsked(next);
    // The tabs stay in sight beside the questions: a choice among them shows its first one.
    top.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }

  const tabList = (
    <div className={styles.tabs} role="tablist" aria-label="Categories" onKeyDown={onKeyDown}>
      {tabs.map(({label, value}, index) => (
        <button
          key={value}
          ref={keepTab(index)}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          className={styles.tab}
          aria-selected={value === category}
          aria-controls={`${id}-panel`}
          tabIndex={value === category ? 0 : -1}
          onClick={() => choose(value)}
        >
          {label} <span className={styles.count}>{questions.filter((question) => isIn(question, value)).length}</span>
        </button>
      ))}
    </div>
  );

  return (
    <Section heading={heading} intro={intro} controls={tabList} layout="beside" id="questions">
      <div role="tabpanel" id={`${id}-panel`} className={styles.panel} aria-labelledby={`${id}-${category}`}>
        <p ref={top} role="status" className={styles.status} data-empty={shown.length === 0 || undefined}>
          {shown.length === 0 ? 'No FAQs found for the selected category.' : countOf(shown.length)}
        </p>
        {shown.length > 0 && <Accordion items={shown} />}
      </div>
    </Section>
  );
}

function isIn({categories: own}: FaqItem, category: string): boolean {
  return category === 'all' || own.some((name) => name.toLowerCase() === category);
}

function countOf(count: number): ReactNode {
  return <VisuallyHidden>{count === 1 ? '1 question' : `${count} questions`}</VisuallyHidden>;
}

function itemOf({id, question, answer, categories: own}: FaqItem): AccordionItem {
  return {
    id,
    title: question,
    content: (
      <>
        <p>
          <RichText text={answer} />
        </p>
        {/* A footer is no part of the answer: search and the Markdown twin leave it out. */}
        <footer className={styles.foot}>
          <span className={styles.categories}>
            <VisuallyHidden>Categories: </VisuallyHidden>
            {own.join(', ')}
          </span>
          <CopyButton text={() => addressOf(id)} label="Copy link" name={`Copy link to “${question}”`} />
        </footer>
      </>
    ),
  };
}

/** The question's address for somebody else: without the category that happens to be chosen here. */
function addressOf(id: string): string {
  return new URL(`${window.location.pathname}#${id}`, window.location.origin).href;
}
