// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { AboutMe } from './AboutMe.tsx';

vi.mock('../../services/config.ts', () => ({ listOf: () => Promise.resolve([{ id: 2, value: 'Permanent resident', seo_value: 'permanent-resident' }]) }));

const valueOf = (name: string) => screen.getByText(words(`profile:basicInfo.${name}`)).nextElementSibling?.textContent;

test('the card shows where the user lives, where they may work, and their years of experience', async () => {
  const record = { id: 'basicInfo', home_address: '12 Mabini Street', user_identity_id: 2, years_of_experience: 7, working_since: '2019-03' };
  render(
    <Frame>
      <AboutMe record={record} onAdd={() => {}} />
    </Frame>,
  );
  await screen.findByText('Permanent resident');
  expect(valueOf('user_identity_id')).toBe('Permanent resident');
  expect(valueOf('home_address')).toBe('12 Mabini Street');
  expect(valueOf('years_of_experience')).toBe('7');
});

test('missing details take no room, and can be added', () => {
  const onAdd = vi.fn();
  render(
    <Frame>
      <AboutMe record={{ id: 'basicInfo', home_address: '', user_identity_id: null, years_of_experience: null }} onAdd={onAdd} />
    </Frame>,
  );
  for (const name of ['home_address', 'user_identity_id', 'years_of_experience']) expect(screen.queryByText(words(`profile:basicInfo.${name}`))).toBeNull();
  screen.getByRole('button', { name: 'Add 10 more details' }).click();
  expect(onAdd).toHaveBeenCalledOnce();
});
