import {Button, ButtonLink, type ButtonVariant} from './Button';
import {type Example, interactive} from './example';
import {Icon} from './Icon';

const variants: Record<ButtonVariant, string> = {
  bgWave: 'Moving background',
  textWave: 'Moving text',
  solid: 'Solid',
  outline: 'Outline in the brand color',
  normal: 'Normal',
  normaloutline: 'Outline',
};

export const examples: Example[] = [
  ...Object.entries(variants).map(([variant, name]) => ({
    name,
    element: <Button variant={variant as ButtonVariant}>Book a demo</Button>,
    states: interactive,
  })),
  {
    name: 'Sizes',
    element: (
      <>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
      </>
    ),
  },
  {
    name: 'Disabled',
    element: (
      <>
        <Button disabled>Send</Button>
        <Button disabled variant="normaloutline">
          Send
        </Button>
      </>
    ),
  },
  {
    name: 'Link, with an icon',
    element: (
      <ButtonLink to="/pricing">
        See prices
        <Icon name="arrowRight" size={16} />
      </ButtonLink>
    ),
    states: interactive,
  },
  {name: 'Long text', element: <Button>Start your free trial for the whole team</Button>, narrow: true},
];
