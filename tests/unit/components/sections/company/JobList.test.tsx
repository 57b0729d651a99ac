/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {JobList} from '../../../../../src/components/sections/company/JobList';
import {contact} from '../../../../../src/data/company/company';
import type {Job} from '../../../../../src/data/company/jobs';
import {noOpenRole} from '../../../../../src/data/company/jobs';
import {renderAt} from '../../../../support/renderAt';

const job: Job = {
  id: 'search-engineer',
  title: 'Search engineer',
  team: 'Search',
  place: 'Remote, Europe',
  employment: 'Full time',
  description: 'You decide which source comes first, and say why.',
  apply: {text: 'Send us a ranking you argued about.', subject: 'Search engineer & more'},
};
const heading = 'Open roles';
const list = () => within(screen.getByRole('region', {name: heading}));

test('the careers page states that no role is open, and lists none §2.50', () => {
  renderAt('/careers', <JobList heading={heading} jobs={[]} />);
  expect(list().getByText(noOpenRole.title)).toBeTruthy();
  expect(list().queryByRole('list')).toBeNull();
  expect(list().queryByRole('link')).toBeNull();
});

test('a role shows its title, place, team and how to apply §2.50', () => {
  const other: Job = {
    ...job,
    id: 'designer',
    title: 'Designer',
    team: 'Brand',
    apply: {...job.apply, subject: 'Designer'},
  };
  renderAt('/careers', <JobList heading={heading} jobs={[job, other]} />);
  expect(list().queryByText(noOpenRole.title)).toBeNull();
  expect(
    list()
      .getAllByRole('heading', {level: 3})
      .map(({textContent}) => textContent),
  ).toEqual(['Search engineer', 'Designer']);
  const entry = document.getElementById('search-engineer');
  for (const text of [job.team, job.place, job.employment, job.description, job.apply.text]) {
    expect(entry?.textContent).toContain(text);
  }
  expect(
    within(entry as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`mailto:${contact.email}?subject=Search%20engineer%20%26%20more`);
});
