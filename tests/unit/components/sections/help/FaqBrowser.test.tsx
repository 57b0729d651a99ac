/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {FaqBrowser} from '../../../../../src/components/sections/help/FaqBrowser';
import type {FaqItem} from '../../../../../src/data/faq/schema';
import {renderAt} from '../../../../support/renderAt';

const question: FaqItem = {id: 'why', question: 'Why?', answer: 'Because.', categories: ['Popular']};

test('a category without questions shows a message §2.45 §8.5', () => {
  renderAt('/faq', <FaqBrowser heading="Questions" topics={[{heading: 'Reasons', questions: [question]}]} />);
  const live = () => screen.getAllByRole('status')[0]?.textContent;
  expect(live()).toBe('1 question');
  fireEvent.click(screen.getByRole('tab', {name: 'Security 0'}));
  expect(live()).toBe('No FAQs found for the selected category.');
  expect(screen.queryByRole('heading', {name: 'Why?'})).toBeNull();
});
