/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {Testimonials} from '../../../../../src/components/sections/shared/Testimonials';
import {testimonials} from '../../../../../src/data/company/testimonials';
import {renderAt} from '../../../../support/renderAt';

const all = [...testimonials];
afterEach(() => {
  testimonials.splice(0, testimonials.length, ...all);
});

// Specification, section 9: these figures are typed here on purpose.
test.each([
  ['fast', '20s'],
  ['normal', '40s'],
  ['slow', '80s'],
] as const)('%s: one loop takes %s §9.10', (speed, turn) => {
  renderAt('/', <Testimonials speed={speed} />);
  const track = screen.getByRole('region', {name: 'Testimonials'}).firstElementChild as HTMLElement;
  expect(track.style.getPropertyValue('--cycle-duration')).toBe(turn);
});

test('each testimonial is in the list once, and a second time hidden from screen readers', () => {
  renderAt('/', <Testimonials />);
  expect(screen.getAllByRole('listitem')).toHaveLength(testimonials.length);
  for (const {text} of testimonials) expect(screen.getAllByText(text)).toHaveLength(2);
});

test('testimonials about the page’s topic come first, the others in their order', () => {
  renderAt('/', <Testimonials about="voice" />);
  const [first, ...others] = screen
    .getAllByRole('listitem')
    .map((testimonial) => testimonial.querySelector('blockquote')?.textContent);
  expect(first).toMatch(/^Callers /);
  expect(others).toEqual(all.map(({text}) => text).filter((text) => text !== first));
});

test('testimonials too few to fill the band are static and shown once', () => {
  testimonials.splice(3);
  const {container} = renderAt('/', <Testimonials />);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[data-animated]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('each testimonial names its author next to a portrait §3.4', () => {
  renderAt('/', <Testimonials />);
  for (const [index, {name, image, post, company}] of testimonials.entries()) {
    const testimonial = screen.getAllByRole('listitem')[index];
    expect(testimonial?.textContent).toContain(`${name}${post}, ${company}`);
    expect(testimonial?.querySelector('img')?.getAttribute('src')).toBe(image);
  }
});

test('a portrait that does not load is replaced by the initials, also if it failed before hydration', () => {
  testimonials.splice(1);
  const {container, unmount} = renderAt('/', <Testimonials />);
  expect(screen.queryByText('AS')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('AS')).toBeTruthy();
  unmount();

  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  renderAt('/', <Testimonials />);
  expect(screen.getByText('AS')).toBeTruthy();
});
