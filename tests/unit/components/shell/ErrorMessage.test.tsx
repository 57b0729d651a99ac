/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {ErrorMessage} from '../../../../src/components/shell/ErrorMessage';

function saidIn(mode: 'development' | 'production'): string | null {
  const replaced = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: mode});
  const {unmount} = render(<ErrorMessage error={new Error('Nope is not defined')} tryAgain={() => {}} />);
  const said = screen.getByRole('alert').textContent;
  unmount();
  replaced.restore();
  return said;
}

test('writers are sent to the terminal, which names the line, and visitors to the button', () => {
  expect(saidIn('development')).toContain('The terminal in which npm start runs names its file and line');
  expect(saidIn('development')).not.toContain('Trying again often helps');
  expect(saidIn('production')).toContain('Trying again often helps');
  expect(saidIn('production')).not.toContain('terminal');
});
