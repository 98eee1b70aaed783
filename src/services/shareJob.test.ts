// @vitest-environment jsdom
import { createActor, toPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { SHARE_PAGES, shareAddress } from '../lib/shareAddress.ts';
import type { ShareChannel } from '../machines/jobDetail/jobDetail.actors.ts';
import { shareJob } from './shareJob.ts';

const share = (channel: ShareChannel) => toPromise(createActor(shareJob, { input: { channel, url: '/job/cook-7', title: 'Cook & baker' } }).start());

test('a network’s page opens in a window of 550 by 400, and another way can be chosen then', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(await share('facebook')).toBe(false);
  const url = encodeURIComponent(`${window.location.origin}/job/cook-7`);
  expect(open.mock.calls).toEqual([[`https://www.facebook.com/sharer/sharer.php?u=${url}`, '_blank', 'popup,width=550,height=400']]);
});

test('each URL contains the job’s, and escapes the title', () => {
  for (const channel of SHARE_PAGES) {
    const address = new URL(shareAddress(channel, 'https://jobs.example/job/cook-7?a=1&b=2', 'Cook & baker'));
    expect([...address.searchParams.values()].some((value) => value.endsWith('https://jobs.example/job/cook-7?a=1&b=2'))).toBe(true);
    expect([...address.searchParams.keys()].every((name) => ['subject', 'body', 'text', 'u', 'url'].includes(name))).toBe(true);
  }
});
