// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { field, Frame, words } from '../../../tests/support/view-frame.tsx';
import { job, key } from '../../machines/samples.ts';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { QuickApplySteps } from './QuickApplySteps.tsx';

afterEach(cleanup);

const open = () =>
  render(
    <Frame at={`${job.url}/apply`}>
      <QuickApplyFlow.Provider options={{ input: { job, isMobile: true, clockOffset: 0, key } }}>
        <QuickApplySteps />
      </QuickApplyFlow.Provider>
    </Frame>,
  );

test('what is typed before anything is sent survives a reload', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(screen, 'getStarted:firstName'), 'Ana');
  await user.type(field(screen, 'getStarted:phone'), '917 555');
  cleanup();
  open();
  expect(field(screen, 'getStarted:firstName')).toHaveProperty('value', 'Ana');
  expect(field(screen, 'getStarted:phone')).toHaveProperty('value', '917 555');
});

test('the consent is a sentence with both texts at the button, without a checkbox', () => {
  open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const text of ['terms', 'privacy'])
    expect(screen.getByRole('link', { name: new RegExp(`^${words(`common:${text}`)}`) }).getAttribute('href')).toBe(`/${text}`);
});

test('asks for the resume first, then for personal details', () => {
  open();
  const resume = field(screen, 'apply:resume');
  expect(resume.compareDocumentPosition(field(screen, 'getStarted:firstName'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
