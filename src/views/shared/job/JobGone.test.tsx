// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../tests/support/render-ui.tsx';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { JobGone } from './JobGone.tsx';

it('searches for the title in the link of a job that no longer exists', () => {
  renderUi(<JobGone reason="notFound" title="senior accountant" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jobs-hiring/senior-accountant-jobs');
});

it('names the tab, unless it is only a part of the page', () => {
  document.title = 'Jobs';
  const gone = (isBeside: boolean) => (
    <Frame>
      <JobGone reason="deleted" isBeside={isBeside} />
    </Frame>
  );
  const { rerender } = render(gone(true));
  expect(document.title).toBe('Jobs');
  rerender(gone(false));
  expect(document.title).toBe(`${words('job:gone.deleted')} · Waymark`);
});
