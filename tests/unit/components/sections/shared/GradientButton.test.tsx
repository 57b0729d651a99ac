/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {GradientButton} from '../../../../../src/components/sections/shared/GradientButton';
import type {ButtonVariant} from '../../../../../src/components/ui/Button';
import {renderAt} from '../../../../support/renderAt';

test.each([1, 2, 3, 4, 5, 6, '3/', 11])('renders nothing on /landingpage%s §2.30', (page) => {
  const {container} = renderAt(`/landingpage${page}`, <GradientButton to="/pricing">View pricing</GradientButton>);
  expect(container.childElementCount).toBe(0);
});

test.each(['/', '/pricing', '/landingpage', '/landingpagex', '/landingpage1/more', '/docs/landingpage1'])(
  'renders on %s §2.30',
  (path) => {
    renderAt(path, <GradientButton to="/pricing">View pricing</GradientButton>);
    expect(screen.getByRole('link', {name: 'View pricing'}).getAttribute('href')).toBe('/pricing');
  },
);

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
