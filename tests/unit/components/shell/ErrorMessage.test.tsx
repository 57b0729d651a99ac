/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {ErrorMessage} from '../../../../src/components/shell/ErrorMessage';
import {renderAt} from '../../../support/renderAt';

function messageIn(mode: 'development' | 'production'): string | null {
  const replaced = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: mode});
  const {unmount} = renderAt('/', <ErrorMessage error={new Error('Nope is not defined')} tryAgain={() => {}} />);
  const message = screen.getByRole('alert').textContent;
  unmount();
  replaced.restore();
  return message;
}

test('the error message refers developers to the terminal, and visitors to the retry button', () => {
  expect(messageIn('development')).toContain('The terminal of npm start shows the file, the line and a fix');
  expect(messageIn('development')).not.toContain('Trying again often helps');
  expect(messageIn('production')).toContain('Trying again often helps');
  expect(messageIn('production')).not.toContain('terminal');
});
