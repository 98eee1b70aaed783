// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AlbumPicture } from '../../../contract/company-album.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { company } from '../../machines/companyJobs/company.sample.ts';
import { CompanyCulture } from './CompanyCulture.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyOffices } from './CompanyOffices.tsx';

const picture = (alt: string, isCover = false): AlbumPicture => ({ id: alt, src: `/album/${alt}.jpg`, alt, width: 1600, height: 1200, is_cover: isCover });
const pictures = [picture('Lunch'), picture('Workshop', true), picture('Harbour')];
const shown = (element: React.ReactElement) => render(<Frame>{element}</Frame>).container;

test('the photos declare their size, load lazily, and can be viewed one by one, also with the arrow keys', async () => {
  const user = userEvent.setup();
  const container = shown(<CompanyCulture company={{ ...company, pictures }} />);
  for (const image of container.querySelectorAll('img')) {
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual(['1600', '1200', 'lazy']);
  }
  await user.click(screen.getByRole('button', { name: words('companies:photos.open', { alt: 'Workshop' }) }));
  const large = () => screen.getByRole('dialog').querySelector('img')?.alt;
  await waitFor(() => expect(large()).toBe('Workshop'));
  await user.keyboard('{ArrowRight}');
  expect(large()).toBe('Harbour');
  await user.keyboard('{ArrowRight}');
  expect(large()).toBe('Harbour');
  expect(screen.getByRole('button', { name: words('companies:photos.next') })).toHaveProperty('disabled', true);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(large()).toBe('Lunch');
  await user.click(screen.getByRole('button', { name: words('companies:photos.next') }));
  expect(large()).toBe('Workshop');
});

test('without photos there is no list', () => {
  expect(shown(<CompanyCulture company={company} />).querySelector('ul')).toBeNull();
});

test('the cover among them is at the top, otherwise the drawn one', () => {
  const sources = [pictures, pictures.slice(0, 1)].map((some) =>
    shown(<CompanyHead company={{ ...company, pictures: some }} />)
      .querySelector('header img')
      ?.getAttribute('src'),
  );
  expect(sources).toEqual(['/album/Workshop.jpg', `/cover/${company.id}-wide.svg`]);
});

test('an office has a map and directions; an address alone has no map, and without either nothing is shown', () => {
  const makati = { name: 'Makati', latitude: 14.5547, longitude: 121.0244 };
  const container = shown(<CompanyOffices company={{ ...company, address: '1 Ayala Avenue', offices: [makati] }} />);
  expect(screen.getByAltText(words('companies:offices.map', { place: 'Makati' })).getAttribute('src')).toBe('/map/14.5547,121.0244.svg?language=en&size=small');
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ rel, target }) => [rel, target])).toEqual(links.map(() => ['noopener noreferrer', '_blank']));
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.openstreetmap.org/search?query=1%20Ayala%20Avenue',
    'https://www.openstreetmap.org/?mlat=14.5547&mlon=121.0244#map=13/14.5547/121.0244',
  ]);
  expect(shown(<CompanyOffices company={{ ...company, address: '1 Ayala Avenue' }} />).querySelector('img')).toBeNull();
  expect(shown(<CompanyOffices company={company} />).querySelector('section')).toBeNull();
});
