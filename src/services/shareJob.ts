import { fromPromise } from 'xstate';
import { LIMITS } from '../../contract/limits.ts';
import { shareAddress } from '../lib/shareAddress.ts';
import type { ShareChannel } from '../machines/jobDetail/jobDetail.actors.ts';

/**
 * Shares a job: with the device's own sheet, as a link in the clipboard, as a new email, or on a network's own page in a small window. Whether it was
 * shared there isn't known, so that returns false, like a closed sheet, and another way can be chosen.
 */
export const shareJob = fromPromise<boolean, { channel: ShareChannel; url: string; title: string }>(async ({ input: { channel, title, url: path } }) => {
  const url = new URL(path, window.location.origin).href;
  if (channel === 'native') return bySheet({ url, title });
  if (channel === 'link') {
    await navigator.clipboard.writeText(url);
    return true;
  }
  const address = shareAddress(channel, url, title);
  if (channel === 'email') window.location.assign(address);
  else window.open(address, '_blank', `popup,width=${LIMITS.sharePopupWidth},height=${LIMITS.sharePopupHeight}`);
  return false;
});

async function bySheet(shared: { url: string; title: string }): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
