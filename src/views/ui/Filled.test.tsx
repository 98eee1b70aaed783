// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { Filled } from './Filled.tsx';

const filled = (text: (slot: string) => string) => renderUi(<Filled text={text}>{<b>today</b>}</Filled>).container.innerHTML;

test('the element replaces the placeholder', () => {
  expect(filled((slot) => `Posted ${slot}, they say`)).toContain('Posted <b>today</b>, they say');
  expect(filled((slot) => `${slot}: posted`)).toContain('<b>today</b>: posted');
});
