// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../tests/support/render-ui.tsx';
import { JobGone } from './JobGone.tsx';

it('searches for the title in the link of a job that no longer exists', () => {
  renderUi(<JobGone reason="notFound" title="senior accountant" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jobs-hiring/senior-accountant-jobs');
});
