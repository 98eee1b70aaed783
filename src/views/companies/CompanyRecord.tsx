import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { PromiseDots } from '../ui/PromiseDots.tsx';

/** Fewer replies than this aren't representative (contract: `promise_kept`). */
const ENOUGH = 5;
const title = css({ textStyle: 'title', textWrap: 'balance' });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: '13',
  color: 'quiet',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '8' },
});
const dot = css({ w: '10px', h: '10px', borderRadius: 'full', bg: 'accent' });
const ring = css({ w: '10px', h: '10px', borderRadius: 'full', boxShadow: 'inset 0 0 0 2px {colors.waiting}' });
const dash = css({ w: '10px', h: '3px', bg: 'refused' });

/** How a company kept its promise to reply: its last 20 replies, each as a dot. */
export function CompanyRecord({ company }: { company: CompanyDetail }) {
  const { t, i18n } = useTranslation('companies');
  const { promise_record: record } = company;
  const count = record.length;
  if (count < ENOUGH)
    return (
      <div className={css({ display: 'grid', gap: '8' })}>
        <h2 className={css({ textStyle: 'section' })}>{t('record.none')}</h2>
        <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('record.noneText')}</p>
      </div>
    );
  const onTime = [...record].filter((reply) => reply === 'k').length;
  return (
    <div className={css({ display: 'grid', gap: '16', justifyItems: 'start' })}>
      <h2 className={title}>{t('record.title', { count, kept: onTime.toLocaleString(i18n.language), formatted: count.toLocaleString(i18n.language) })}</h2>
      <PromiseDots record={record} size="large" words="none" />
      <p className={legend}>
        <span>
          <i aria-hidden="true" className={dot} />
          {t('record.onTime')}
        </span>
        <span>
          <i aria-hidden="true" className={ring} />
          {t('record.late')}
        </span>
        <span>
          <i aria-hidden="true" className={dash} />
          {t('record.never')}
        </span>
      </p>
      <p className={css({ fontSize: '13', color: 'quiet' })}>{t('record.legend')}</p>
    </div>
  );
}
