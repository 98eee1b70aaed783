import { useTranslation } from '../ui/useTranslation.tsx';
import { useHref } from 'react-router-dom';
import { css, cx } from '#css/css';
import { useBoot } from '../core/boot.ts';
import { LostTrail } from '../ui/LostTrail.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';

const box = css({ display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '16', minH: '60dvh', py: '48', '& > p': { maxW: '56ch' } });

/** Replaces a page the server couldn't render: what happened, what was saved, a way to try again, and what support will ask for. */
export default function FailedPage() {
  const { t } = useTranslation(['layout', 'common']);
  const { page, url } = useBoot();
  const again = useHref(url);
  if (page.page !== 'failed') return null;
  const { reason, reference } = page.data;
  return (
    <div className={cx(containerStyle, box)}>
      <LostTrail />
      <h1 className={css({ textStyle: 'page' })}>{t(`failed.${reason}.title`)}</h1>
      <p className={css({ textStyle: 'lead', color: 'quiet' })}>{t(`failed.${reason}.text`)}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        {/* Reloads from the server: within the app, this URL is this page. */}
        <a href={again} className={buttonStyle({ variant: 'primary' })}>
          {t('common:retry')}
        </a>
        <ButtonLink to="/" variant="plain" reloadDocument>
          {t('notFound.home')}
        </ButtonLink>
      </div>
      <p className={css({ fontSize: '13', color: 'quiet', overflowWrap: 'anywhere' })}>{t('common:error.reference', { reference })}</p>
    </div>
  );
}
