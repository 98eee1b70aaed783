// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { storeFreeResume, takeFreeResume } from './freeResume.ts';

beforeEach(() => localStorage.clear());

test('a template chosen before registering is resumed once, when the profile is complete', () => {
  storeFreeResume('modern');
  storeFreeResume();
  expect(takeFreeResume()).toBe('/manage-profile/resume?template=modern');
  expect(takeFreeResume()).toBeNull();
});

test('registering alone leads nowhere, and the flag is cleared', () => {
  storeFreeResume();
  expect(localStorage).toHaveLength(1);
  expect(takeFreeResume()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('ignores an unknown template', () => {
  localStorage.setItem('free_resume_flow', '//evil.example');
  expect(takeFreeResume()).toBeNull();
});
