import { useMachine } from '@xstate/react';
import Camera from '~icons/lucide/camera';
import Eye from '~icons/lucide/eye';
import Smile from '~icons/lucide/smile';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { BasicInfo, Profile } from '../../../contract/profile.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { chooseFile } from '../../services/files.ts';
import { avatar } from '../../services/profile/avatar.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WhoOneIs } from './WhoOneIs.tsx';
import { CropBox } from './CropBox.tsx';
import { DrawnFaces } from './DrawnFaces.tsx';

const row = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, alignItems: 'flex-start', gap: { base: '16', md: '24' } });
const seen = css({ mdDown: { w: '100%' } });
const picker = css({ position: 'relative', overflow: 'hidden', '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' } });
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '32' });
const SIZE = 96;
const SEVERITIES = { done: 'success', removed: 'success', notRemoved: 'error', notDrawn: 'error', drawingUsedUp: 'warning' } as const;

/** The top of the profile: the photo, which can be chosen, cropped and removed, and the name. */
export function AvatarCard({ profile, onAvatar }: { profile: Profile; onAvatar: (pictures: Pick<BasicInfo, 'avatar' | 'portrait'>) => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const info = profile.basic_info;
  const session = SessionFlow.useActorRef();
  const [state, send] = useMachine(avatar, { input: { avatar: info.avatar } });
  const id = useId();
  const { drawn, face, file, picture, square, share, reason, user } = state.context;
  const report = useEffectEvent((now: NonNullable<typeof user>) => {
    onAvatar({ avatar: now.avatar, portrait: now.portrait });
    const { session: before } = session.getSnapshot().context;
    // The header shows it too.
    if (before) session.send({ type: 'session.began', session: { ...before, user: now } });
  });
  useEffect(() => {
    if (user) report(user);
  }, [user]);
  const isOpen = state.hasTag('cropper');
  const news = (['done', 'removed', 'notRemoved', 'notDrawn', 'drawingUsedUp'] as const).find((name) => state.matches(name));
  const draw = () => send({ type: 'drawing.requested', key: randomUuid() });
  const isBusy = state.matches('checking') || state.matches('removing');
  return (
    <section id="avatar" aria-label={t('avatar.title')} className={css({ display: 'grid', gap: '12' })}>
      <div className={row}>
        <Avatar name={`${info.first_name} ${info.last_name}`} portrait={(user ?? info).portrait} size={SIZE} isEager />
        <div className={css({ display: 'grid', gap: '8', minW: '0', flex: '1' })}>
          <WhoOneIs profile={profile} />
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '4' })}>
            <label htmlFor={id} className={cx(buttonStyle({ size: 'small' }), picker)} aria-busy={isBusy || undefined}>
              <Camera size={16} aria-hidden="true" />
              {t(state.context.avatar ? 'avatar.change' : 'avatar.choose')}
              <input
                id={id}
                type="file"
                accept=".jpg,.jpeg,.png,.bmp"
                className={input}
                aria-describedby={`${id}-hint`}
                disabled={isBusy}
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  if (chosen) send({ type: 'picture.chosen', file: chooseFile(chosen) });
                  event.target.value = '';
                }}
              />
            </label>
            <Button size="small" isLoading={state.matches('drawing') && !drawn} onClick={draw}>
              <Smile size={16} aria-hidden="true" />
              {t('avatar.draw')}
            </Button>
            {state.context.avatar && !state.matches('removed') ? (
              <Button size="small" variant="plain" isLoading={state.matches('removing')} onClick={() => send({ type: 'removal.requested' })}>
                {t('avatar.remove')}
              </Button>
            ) : null}
          </div>
          <VisuallyHidden>
            <span id={`${id}-hint`}>{t('avatar.hint')}</span>
          </VisuallyHidden>
        </div>
        <ButtonLink to="/manage-profile/resume#online-resume" className={seen}>
          <Eye size={18} aria-hidden="true" />
          {t('asOthersSee')}
        </ButtonLink>
      </div>
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {state.matches('checking') ? <p className={css({ color: 'quiet' })}>{t('avatar.checking')}</p> : null}
        {news ? <Callout severity={SEVERITIES[news]}>{t(`avatar.${news}`)}</Callout> : null}
        {state.matches('rejected') && reason ? <Callout severity="warning">{t(`avatar.${reason}`)}</Callout> : null}
      </div>
      <DrawnFaces
        isOpen={state.matches('choosingDrawn') || state.matches('takingDrawn') || (state.matches('drawing') && drawn !== null)}
        drawn={drawn}
        taken={state.matches('takingDrawn') ? face : null}
        isDrawing={state.matches('drawing')}
        onChoose={(chosen) => send({ type: 'drawn.chosen', face: chosen })}
        onMore={draw}
        onClose={() => send({ type: 'avatar.cancelled' })}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => send({ type: 'avatar.cancelled' })}
        title={t('avatar.crop')}
        isClosedByOutside={false}
        actions={
          <>
            {state.matches('failed') ? (
              <Button variant="primary" onClick={() => send({ type: 'avatar.retried' })}>
                {t('common:retry')}
              </Button>
            ) : (
              <Button variant="primary" isLoading={!state.matches('cropping')} onClick={() => send({ type: 'crop.confirmed' })}>
                {t('avatar.save')}
              </Button>
            )}
            <Button onClick={() => send({ type: 'avatar.cancelled' })}>{t('avatar.cancel')}</Button>
          </>
        }
      >
        <div className={css({ display: 'grid', gap: '12' })}>
          {state.matches('offline') ? <Callout severity="warning">{t('save.offline')}</Callout> : null}
          {state.matches('failed') ? <Callout severity="error">{t('avatar.failed')}</Callout> : null}
          {state.matches('uploading') ? <ProgressBar value={share} label={t('avatar.sending')} /> : null}
          {file && picture && square ? (
            <CropBox file={file} picture={picture} square={square} onMove={(moved) => send({ type: 'crop.moved', square: moved })} />
          ) : null}
        </div>
      </Dialog>
    </section>
  );
}
