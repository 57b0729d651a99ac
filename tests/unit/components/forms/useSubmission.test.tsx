/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import type {SubmitResult} from '../../../../src/client/forms/submitLead';
import {Form} from '../../../../src/components/forms/Form';
import type {FormField} from '../../../../src/data/forms/schema';
import {renderAt} from '../../../support/renderAt';

const fields: readonly FormField[] = [
  {kind: 'text', name: 'fullName', label: 'Name', autoComplete: 'name', maxLength: 100},
  {kind: 'paragraph', name: 'message', label: 'Message', autoComplete: 'off', maxLength: 10},
  {kind: 'choice', name: 'size', label: 'Size', options: ['Small', 'Large'], placeholder: 'Choose'},
  {kind: 'choice', name: 'region', label: 'Region', options: ['Here', 'There'], placeholder: 'Choose'},
];

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}});
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const choiceIn = (label: string) => screen.getByRole('combobox', {name: label}).textContent;

function choose(label: string, option: string): void {
  fireEvent.click(screen.getByRole('combobox', {name: label}));
  fireEvent.click(screen.getAllByRole('option', {name: option})[0] as HTMLElement);
}

/** Opens the form, as on each visit to its page. Returns functions that end the delivery and leave the page. */
function openForm(): {deliver: () => Promise<void>; leave: () => void} {
  let finish = (_result: SubmitResult) => {};
  const result = new Promise<SubmitResult>((resolve) => {
    finish = resolve;
  });
  const {unmount} = renderAt(
    '/contact',
    <Form name="Contact" draftId="contact" fields={fields} submit="Send" deliver={() => result} />,
  );
  return {deliver: () => act(async () => finish({notice: 'Sent', delivered: true})), leave: unmount};
}

function fillAndSubmit(): void {
  type('Name', 'Ada');
  type('Message', '01234567 \u200B');
  choose('Size', 'Small');
  choose('Region', 'Here');
  fireEvent.submit(screen.getByRole('form'));
}

function expectEditsOnly(): void {
  expect(textIn('Name')).toBe('Ada Lovelace');
  expect(choiceIn('Region')).toBe('There');
  expect(textIn('Message')).toBe('');
  expect(choiceIn('Size')).toBe('Choose');
}

beforeEach(() => sessionStorage.clear());

test('a success clears only what was sent: edits from meanwhile stay in the form and in its draft', async () => {
  const {deliver, leave} = openForm();
  fillAndSubmit();
  expect(screen.getByText(/You reached the limit/)).toBeTruthy();
  type('Name', 'Ada Lovelace');
  choose('Region', 'There');
  await deliver();
  expect(screen.getByRole('status').textContent).toBe('Sent');
  expectEditsOnly();
  expect(screen.queryByText(/You reached the limit/)).toBeNull();
  leave();
  openForm();
  expectEditsOnly();
});

test('edits after leaving the form and returning stay, too', async () => {
  const {deliver, leave} = openForm();
  fillAndSubmit();
  leave();
  const second = openForm();
  type('Name', 'Ada Lovelace');
  choose('Region', 'There');
  await deliver();
  expectEditsOnly();
  second.leave();
  openForm();
  expectEditsOnly();
});
