// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { CheckboxGroup, RadioGroup } from './ChoiceGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const describedBy = (element: HTMLElement) => (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('the hint is read with the field unless there is an error', () => {
  renderUi(<TextField label="Email" hint="The employer answers here." />);
  expect(describedBy(screen.getByRole('textbox', { name: 'Email' }))).toEqual(['The employer answers here.']);
});

test('an error is read instead of the hint; a required field says so in a word', () => {
  renderUi(<TextField label="Email" hint="The employer answers here." error="Please enter a valid email address" required />);
  const input = screen.getByRole('textbox', { name: /Email.*\(required\)/ });
  expect(describedBy(input)).toEqual(['Please enter a valid email address']);
  expect(screen.queryByText('The employer answers here.')).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without hint or error references nothing', () => {
  renderUi(<Select label="Notice" options={[{ value: '1', label: 'Now' }]} />);
  const select = screen.getByRole('combobox', { name: 'Notice' });
  expect([select.getAttribute('aria-describedby'), select.getAttribute('aria-invalid')]).toEqual([null, null]);
});

test.each([
  ['abc', '7 characters left'],
  ['abcdefghi', '1 character left'],
  ['abcdefghijkl', '2 characters over the limit'],
])('%s of 10: %s', (value, words) => {
  renderUi(<TextArea label="Message" limit={10} value={value} onChange={() => {}} />);
  expect(screen.getByText(words)).not.toBeNull();
});

const CHOICES = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

test('checked values come in the order of the choices, whatever the order of the clicks', async () => {
  const onChange = vi.fn();
  renderUi(<CheckboxGroup label="Type" name="type" choices={CHOICES} value={['c']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'c']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'C' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a radio group has its name, required state and error as a whole', () => {
  renderUi(<RadioGroup label="Can you start?" name="start" required error="Answer this question" choices={CHOICES} value={null} onChange={() => {}} />);
  const group = screen.getByRole('radiogroup', { name: /Can you start\?/ });
  expect(describedBy(group)).toEqual(['Answer this question']);
  expect(group.getAttribute('aria-required')).toBe('true');
});

test('prose is read in its own direction; an empty field, and other input, in the page’s', () => {
  renderUi(
    <>
      <TextField label="Address" value="1 Pier Road" onChange={() => {}} />
      <TextField label="Floor" value="" onChange={() => {}} />
      <TextField label="Link" type="url" value="https://meet.example" onChange={() => {}} />
      <TextArea label="Instructions" value="Ask for Ben" onChange={() => {}} />
    </>,
  );
  expect(['Address', 'Floor', 'Link', 'Instructions'].map((label) => screen.getByLabelText(label).getAttribute('dir'))).toEqual(['auto', null, null, 'auto']);
});
