import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AlertStatus, JobAlert } from '../../../contract/alerts.ts';
import { countryById } from '../../../contract/countries.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { useBoot } from '../core/boot.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import type { AlertsRef } from './alerts.types.ts';
import { useAlertWords } from './useAlertWords.ts';

const TONES = {
  active: 'accent',
  snoozed: 'neutral',
  paused: 'neutral',
  bounced: 'refused',
  complained: 'refused',
  unconfirmed: 'waiting',
} as const satisfies Record<AlertStatus, string>;

const item = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', py: '16' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', minW: '0' });
const nameStyle = css({ textStyle: 'card', overflowWrap: 'anywhere', _firstLetter: { textTransform: 'uppercase' } });
const quiet = css({ color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' });
const doing = css({ display: 'flex', flexWrap: 'wrap', gap: '4', ms: '-12px', mt: '4' });

interface AlertItemProps {
  alert: JobAlert;
  alerts: AlertsRef;
  /** For the reader of the alert's email, who may not delete it, nor turn it on again after a bounce or a complaint. */
  isByLink: boolean;
  isBusy: boolean;
  /** Just changed. Shown here, so that nothing moves under the pointer. */
  isSaved: boolean;
}

/** One alert: its search, its status, and its actions. */
export function AlertItem({ alert, alerts, isByLink, isBusy, isSaved }: AlertItemProps) {
  const { t, i18n } = useTranslation('alerts');
  const { country } = useBoot();
  const { name, search, filters } = useAlertWords()(alert, alert.country_id);
  const { id, status, email, frequency, next_at, snoozed_until } = alert;
  const its = countryById(alert.country_id)?.code ?? country;
  const url = buildSearchUrl(search);
  const until = snoozed_until === null ? '' : dayOf(snoozed_until, i18n.language);
  const isOff = status === 'snoozed' || status === 'paused';
  const isElsewhere = its !== country;
  const send = (type: 'alert.edited' | 'alert.enabled' | 'alert.snoozed' | 'alert.paused' | 'delete.requested') => () => alerts.send({ type, id });
  return (
    <li className={item} aria-busy={isBusy || undefined}>
      <div className={head}>
        <h3 className={nameStyle}>
          <Link to={isElsewhere ? `${url}${url.includes('?') ? '&' : '?'}country=${its}` : url} reloadDocument={isElsewhere}>
            {name}
          </Link>
        </h3>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        {isSaved ? (
          <span aria-hidden="true" className={quiet}>
            {t('news.updated')}
          </span>
        ) : null}
      </div>
      {filters.length > 0 ? <p className={quiet}>{filters.map(({ label }) => label).join(' · ')}</p> : null}
      <p className={quiet}>
        {t('list.to', { frequency: t(`frequency.${frequency}`), email })}
        {next_at === null ? null : <> · {t('list.next', { at: whenOf(next_at, i18n.language) })}</>}
      </p>
      {status === 'active' ? null : <p className={css({ fontSize: '13' })}>{t(`status.${status}Text`, { email, day: until })}</p>}
      <div className={doing}>
        <Button size="small" variant="plain" aria-label={t('edit.of', { name })} onClick={send('alert.edited')}>
          {t('edit')}
        </Button>
        {status === 'active' ? (
          <>
            <Button size="small" variant="plain" aria-label={t('snooze.of', { name })} isLoading={isBusy} onClick={send('alert.snoozed')}>
              {t('snooze')}
            </Button>
            <Button size="small" variant="plain" aria-label={t('pause.of', { name })} isLoading={isBusy} onClick={send('alert.paused')}>
              {t('pause')}
            </Button>
          </>
        ) : isByLink && !isOff ? null : (
          <Button
            size="small"
            variant="plain"
            aria-label={t(status === 'unconfirmed' ? 'resend.of' : 'enable.of', { name })}
            isLoading={isBusy}
            onClick={send('alert.enabled')}
          >
            {t(status === 'unconfirmed' ? 'resend' : 'enable')}
          </Button>
        )}
        {isByLink ? null : (
          <Button size="small" variant="plain" aria-label={t('delete.of', { name })} onClick={send('delete.requested')}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

const dayOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(at));

const whenOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(new Date(at));
