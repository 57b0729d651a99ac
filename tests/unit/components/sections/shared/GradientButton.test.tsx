/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {GradientButton} from '../../../../../src/components/sections/shared/GradientButton';
import type {ButtonVariant} from '../../../../../src/components/ui/Button';
import {renderAt} from '../../../../support/renderAt';

test.each([1, 2, 3, 4, 5, 6])('renders nothing on /landingpage%i §2.30', (number) => {
  const {container} = renderAt(`/landingpage${number}`, <GradientButton to="/pricing">View pricing</GradientButton>);
  expect(container.childElementCount).toBe(0);
});

test.each(['/', '/pricing', '/landingpage', '/docs/landingpage1'])('renders on %s §2.30', (path) => {
  renderAt(path, <GradientButton to="/pricing">View pricing</GradientButton>);
  expect(screen.getByRole('link', {name: 'View pricing'}).getAttribute('href')).toBe('/pricing');
});

test.each<ButtonVariant>(['bgWave', 'textWave', 'solid', 'outline', 'normal', 'normaloutline'])(
  'has the variant %s §2.29',
  (variant) => {
    renderAt(
      '/',
      <GradientButton to="login" variant={variant}>
        Go
      </GradientButton>,
    );
    expect(screen.getByRole('link', {name: 'Go'}).dataset.variant).toBe(variant);
  },
);
