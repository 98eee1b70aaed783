// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { video } from '../../machines/samples.ts';
import { VideoChoice } from './VideoChoice.tsx';

const show = (videos: readonly (typeof video)[], isGone: boolean) =>
  render(
    <Frame>
      <VideoChoice videos={videos} videoId={null} isGone={isGone} onChoose={() => {}} />
    </Frame>,
  );

test('says that the chosen video was deleted, whether or not there are others', () => {
  show([video], true);
  expect(screen.getByRole('radiogroup', { name: new RegExp(words('apply:video').replace('?', '\\?')) }).textContent).toContain(words('apply:video.gone'));
  cleanup();
  show([], true);
  expect(screen.getByText(words('apply:video.goneAll'))).toBeTruthy();
  cleanup();
  show([], false);
  expect(document.body.textContent).not.toContain(words('apply:video.goneAll'));
});
