/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {Testimonials} from '../../../../src/components/sections/Testimonials';
import {testimonials} from '../../../../src/data/testimonials';
import {renderAt} from '../../../support/renderAt';

const all = [...testimonials];
afterEach(() => {
  testimonials.splice(0, testimonials.length, ...all);
});

// Specification, section 9: these figures are typed here on purpose.
test.each([
  ['fast', '20s'],
  ['normal', '40s'],
  ['slow', '80s'],
] as const)('%s: one turn takes %s', (speed, turn) => {
  renderAt('/', <Testimonials speed={speed} />);
  const track = screen.getByRole('region', {name: 'Testimonials'}).firstElementChild as HTMLElement;
  expect(track.style.getPropertyValue('--turn')).toBe(turn);
});

test('every voice is there once, and once more for the eye only', () => {
  renderAt('/', <Testimonials />);
  expect(screen.getAllByRole('listitem')).toHaveLength(testimonials.length);
  for (const {text} of testimonials) expect(screen.getAllByText(text)).toHaveLength(2);
});

test('who speaks of what the page is about comes first, the others as they stand', () => {
  renderAt('/', <Testimonials about="voice" />);
  const [first, ...others] = screen
    .getAllByRole('listitem')
    .map((voice) => voice.querySelector('blockquote')?.textContent);
  expect(first).toMatch(/^Callers /);
  expect(others).toEqual(all.map(({text}) => text).filter((text) => text !== first));
});

test('too few to fill the band stand still, each of them once', () => {
  testimonials.splice(3);
  const {container} = renderAt('/', <Testimonials />);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[data-moves]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('every voice says who it is, beside a portrait drawn from the name', () => {
  renderAt('/', <Testimonials />);
  for (const [index, {name, post, company}] of testimonials.entries()) {
    const voice = screen.getAllByRole('listitem')[index];
    expect(voice?.textContent).toContain(`${name}${post}, ${company}`);
    expect(voice?.querySelector('[aria-hidden="true"]')?.textContent).toMatch(/^\p{Lu}{1,2}$/u);
  }
});

test('the portrait of a name of many words has its first and its last letter', () => {
  const [voice] = testimonials;
  if (voice) testimonials.unshift({...voice, name: 'Ada “Max” O’Brien von Östen'});
  renderAt('/', <Testimonials />);
  expect(screen.getAllByRole('listitem')[0]?.querySelector('[aria-hidden="true"]')?.textContent).toBe('AÖ');
});
