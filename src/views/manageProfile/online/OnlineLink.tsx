import Copy from '~icons/lucide/copy';
import ExternalLink from '~icons/lucide/external-link';
import RefreshCw from '~icons/lucide/refresh-cw';
import { useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { SnapshotFrom } from 'xstate';
import type { OnlineResumeEvent, onlineResumeMachine } from '../../../machines/onlineResume/onlineResume.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button.styles.ts';
import { inputStyle } from '../../ui/field.styles.ts';

interface OnlineLinkProps {
  url: string;
  state: SnapshotFrom<typeof onlineResumeMachine>;
  send: (event: OnlineResumeEvent) => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' });

/** The link of a published resume: copy it, open it as others see it, and replace it so that the old one stops working. */
export function OnlineLink({ url, state, send }: OnlineLinkProps) {
  const { t } = useTranslation('onlineResume');
  const id = useId();
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })}>
      <label htmlFor={id} className={css({ fontWeight: '600' })}>
        {t('mine.link')}
      </label>
      <div className={row}>
        <input
          id={id}
          readOnly
          value={url}
          dir="ltr"
          onFocus={(event) => event.target.select()}
          className={cx(inputStyle, css({ flex: '1 1 240px', w: 'auto', minW: '0', textOverflow: 'ellipsis' }))}
        />
        <Button variant="primary" isLoading={state.matches('copying')} onClick={() => send({ type: 'link.copied' })}>
          <Copy size={18} aria-hidden="true" />
          {t('mine.copy')}
        </Button>
      </div>
      <div className={row}>
        <SeenByOthers url={url} />
        <Button size="small" variant="plain" isLoading={state.matches('renewing')} onClick={() => send({ type: 'renewal.requested' })}>
          <RefreshCw size={16} aria-hidden="true" />
          {t('mine.renew')}
        </Button>
      </div>
    </div>
  );
}

/** The page itself, which its owner can see even while it is hidden. */
export function SeenByOthers({ url }: { url: string }) {
  const { t } = useTranslation('onlineResume');
  return (
    <a href={url} target="_blank" rel="noopener" className={buttonStyle({ size: 'small' })}>
      <ExternalLink size={16} aria-hidden="true" />
      {t('mine.see')}
    </a>
  );
}
