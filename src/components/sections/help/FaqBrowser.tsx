import {type ReactNode, useId, useRef} from 'react';
import {faqCategories} from '../../../data/faq/categories';
import type {FaqItem, FaqTopic} from '../../../data/faq/schema';
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

/** The tabs; `value` is the query parameter (`?category=security`), which the first tab, All, omits. */
const tabs = ['All', ...faqCategories].map((label) => ({label, value: label.toLowerCase()}));
const categories = ['all', ...tabs.slice(1).map(({value}) => value)] as [string, ...string[]];

/**
 * Shows questions filtered by category; several can be open at the same time (specification, section 4). The All tab
 * groups them by topic. If the URL's fragment names a question outside of the URL's category, All is selected.
 */
export function FaqBrowser({heading, intro, topics}: Props): ReactNode {
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [requested, setRequested] = useQueryParam('category', categories);
  const fragment = useUrlPart('hash').slice(1);
  const questions = topics.flatMap((topic) => topic.questions);
  const linked = questions.find((question) => question.id === fragment);
  const category = linked && !isInCategory(linked, requested) ? 'all' : requested;
  const selected = categories.indexOf(category);
  const items =
    category === 'all'
      ? topics.flatMap((topic) => topic.questions.map((question) => ({...toItem(question), under: topic.heading})))
      : questions.filter((question) => isInCategory(question, category)).map(toItem);
  const {onKeyDown, tabRef} = useTabsKeyboard(tabs.length, selected, (index) => choose(categories[index] ?? 'all'));

  function choose(next: string): void {
    // Otherwise the question in the URL's fragment would select All again.
    if (linked && !isInCategory(linked, next)) replaceUrl((url) => (url.hash = ''));
    setRequested(next);
    // The tabs are sticky: scroll back to the first question of the new category.
    status.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }

  const tabList = (
    <div className={styles.tabs} role="tablist" aria-label="Categories" onKeyDown={onKeyDown}>
      {tabs.map(({label, value}, index) => (
        <button
          key={value}
          ref={tabRef(index)}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          className={styles.tab}
          aria-selected={value === category}
          aria-controls={`${id}-panel`}
          tabIndex={value === category ? 0 : -1}
          onClick={() => choose(value)}
        >
          {label}{' '}
          <span className={styles.count}>{questions.filter((question) => isInCategory(question, value)).length}</span>
        </button>
      ))}
    </div>
  );

  return (
    <Section heading={heading} intro={intro} controls={tabList} layout="beside" id="questions">
      <div role="tabpanel" id={`${id}-panel`} className={styles.panel} aria-labelledby={`${id}-${category}`}>
        <p ref={status} role="status" className={styles.status} data-empty={items.length === 0 || undefined}>
          {items.length === 0 ? 'No FAQs found for the selected category.' : renderCount(items.length)}
        </p>
        {items.length > 0 && <Accordion items={items} />}
      </div>
    </Section>
  );
}

function isInCategory({categories: own}: FaqItem, category: string): boolean {
  return category === 'all' || own.some((name) => name.toLowerCase() === category);
}

function renderCount(count: number): ReactNode {
  return <VisuallyHidden>{count === 1 ? '1 question' : `${count} questions`}</VisuallyHidden>;
}

function toItem({id, question, answer, categories: own}: FaqItem): AccordionItem {
  return {
    id,
    title: question,
    content: (
      <>
        <p>
          <RichText text={answer} />
        </p>
        {/* Search and the Markdown version exclude `<footer>`, which is not part of the answer. */}
        <footer className={styles.foot}>
          <span className={styles.categories}>
            <VisuallyHidden>Categories: </VisuallyHidden>
            {own.join(', ')}
          </span>
          <CopyButton text={() => shareUrl(id)} label="Copy link" name={`Copy link to “${question}”`} />
        </footer>
      </>
    ),
  };
}

/** Returns the URL to share for a question, without the selected category. */
function shareUrl(id: string): string {
  return new URL(`${window.location.pathname}#${id}`, window.location.origin).href;
}
