import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AlertStatus, JobAlert } from '../../../contract/alerts.ts';
import { countryById } from '../../../contract/countries.ts';
import { dateText } from '../../lib/formatters.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { withCountry } from '../../lib/search-url/other-country.ts';
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
const doing = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8' });

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
  const { t, i18n } = useTranslation(['alerts', 'layout']);
  const { country } = useBoot();
  const { name, search, filters } = useAlertWords(alert.country_id)(alert);
  const { id, status, email, frequency, next_at, snoozed_until } = alert;
  const its = countryById(alert.country_id)?.code ?? country;
  const url = buildSearchUrl(search);
  const until = snoozed_until === null ? '' : dateText(i18n.language, { weekday: 'long', month: 'long', day: 'numeric' }, snoozed_until);
  const looksFor = [
    ...(search.location.length > 0 ? [] : [t('list.anywhere', { country: t(`layout:country.in.${its}`) })]),
    ...filters.map(({ label }) => label),
    ...(search.salary ? [] : [t('list.anyPay')]),
  ];
  const isOff = status === 'snoozed' || status === 'paused';
  const isElsewhere = its !== country;
  const send = (type: 'alert.edited' | 'alert.enabled' | 'alert.snoozed' | 'alert.paused' | 'delete.requested') => () => alerts.send({ type, id });
  return (
    <li className={item} aria-busy={isBusy || undefined}>
      <div className={head}>
        <h3 className={nameStyle}>
          <Link to={isElsewhere ? withCountry(url, its) : url} reloadDocument={isElsewhere}>
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
      <p className={quiet}>{looksFor.join(' · ')}</p>
      <p className={quiet}>
        {t('list.to', { frequency: t(`frequency.${frequency}`), email })}
        {next_at === null ? null : <> · {t('list.next', { at: dateText(i18n.language, { weekday: 'short', month: 'short', day: 'numeric' }, next_at) })}</>}
      </p>
      {status === 'active' ? null : <p className={css({ fontSize: '13' })}>{t(`status.${status}Text`, { email, day: until })}</p>}
      <div className={doing}>
        <Button size="small" aria-label={t('edit.of', { name })} onClick={send('alert.edited')}>
          {t('edit')}
        </Button>
        {status === 'active' ? (
          <>
            <Button size="small" aria-label={t('snooze.of', { name })} isLoading={isBusy} onClick={send('alert.snoozed')}>
              {t('snooze')}
            </Button>
            <Button size="small" aria-label={t('pause.of', { name })} isLoading={isBusy} onClick={send('alert.paused')}>
              {t('pause')}
            </Button>
          </>
        ) : isByLink && !isOff ? null : (
          <Button
            size="small"
            aria-label={t(status === 'unconfirmed' ? 'resend.of' : 'enable.of', { name })}
            isLoading={isBusy}
            onClick={send('alert.enabled')}
          >
            {t(status === 'unconfirmed' ? 'resend' : 'enable')}
          </Button>
        )}
        {isByLink ? null : (
          <Button size="small" variant="leaving" aria-label={t('delete.of', { name })} onClick={send('delete.requested')}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
