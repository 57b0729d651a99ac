/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Details from '@theme/MDXComponents/Details';
import {renderAt} from '../../support/renderAt';

test('attributes are those of `<details>`', () => {
  renderAt(
    '/docs',
    <Details open className="wide" id="more">
      <summary>More</summary>
      Text
    </Details>,
  );
  expect(screen.getByRole('group').matches('#more.wide[open]')).toBe(true);
  expect(screen.getByText('More').matches('summary')).toBe(true);
});

test('without a summary, the summary is “Details”', () => {
  renderAt('/docs', <Details>Text</Details>);
  expect(screen.getByText('Details').matches('summary')).toBe(true);
});
