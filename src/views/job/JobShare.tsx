import Share2 from '~icons/lucide/share-2';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { JobFlow } from './JobFlow.ts';
import { codeOf } from '../core/codeOf.ts';

const ShareDialog = lazy(() => codeOf(() => import('./ShareDialog.tsx')));

const hasShareSheet = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Shares an open job: with the device's own sheet if there is one, otherwise with a dialog, which also replaces a sheet that fails. */
export function JobShare() {
  const { t } = useTranslation('job');
  const { send } = JobFlow.useActorRef();
  const share = JobFlow.useSelector(
    (state) => (['choosing', 'sharing', 'shared', 'failed'] as const).find((name) => state.matches({ open: { share: name } })) ?? 'closed',
  );
  const isLeft = hasShareSheet() && (share === 'choosing' || share === 'shared');
  useEffect(() => {
    // The device's sheet was closed, whatever the result: nothing of ours needs to stay open.
    if (isLeft) send({ type: 'share.closed' });
  }, [isLeft, send]);
  const open = () => {
    send({ type: 'share.opened' });
    if (hasShareSheet()) send({ type: 'channel.chosen', channel: 'native' });
  };
  const isOurs = share === 'failed' || (share !== 'closed' && !hasShareSheet());
  return (
    <>
      <IconButton label={t('share')} onClick={open}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOurs ? (
        <Suspense fallback={null}>
          <ShareDialog state={share} />
        </Suspense>
      ) : null}
    </>
  );
}
