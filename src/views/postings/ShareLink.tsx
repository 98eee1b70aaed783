import Copy from '~icons/lucide/copy';
import { useRef, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { SHARE_PAGES, shareAddress } from '../../lib/shareAddress.ts';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { TextField } from '../ui/TextField.tsx';

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8', alignItems: 'end', maxW: '520px' });
const others = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** The URL of a job, to copy, or to select and copy by hand; and links to share it. */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation(['postings', 'job']);
  const [result, setResult] = useState<'copied' | 'marked' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setResult('copied');
    } catch {
      // Not every browser allows writing to the clipboard: once selected, it is one keystroke.
      field.current?.focus();
      setResult('marked');
    }
  };
  return (
    <section aria-labelledby="share-job" className={css({ display: 'grid', gap: '8' })}>
      <h3 id="share-job" className={css({ textStyle: 'section' })}>
        {t('share.title')}
      </h3>
      <div className={row}>
        <TextField ref={field} label={t('job:share.link')} isLabelHidden value={address} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
        <Button variant="primary" className={css({ minH: '48px' })} onClick={() => void copy()}>
          <Copy width={18} height={18} aria-hidden="true" />
          {t('job:share.copy')}
        </Button>
      </div>
      <p role="status" className={css({ color: 'quiet', fontSize: '13', minH: '20px' })}>
        {result === 'copied' ? t('job:share.done') : result === 'marked' ? t('share.marked') : ''}
      </p>
      <ul aria-label={t('job:share.others')} className={others}>
        {SHARE_PAGES.map((channel) => (
          <li key={channel}>
            <a className={buttonStyle({ size: 'small' })} href={shareAddress(channel, address, title)} target="_blank" rel="noopener noreferrer">
              {t(`job:share.by.${channel}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
