import Flag from '~icons/lucide/flag';
import ShieldCheck from '~icons/lucide/shield-check';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { blockingAddress } from '../../lib/blockingAddress.ts';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { JobFlow } from './JobFlow.ts';

const head = css({ textStyle: 'card', display: 'flex', gap: '8', alignItems: 'center' });
const plain = css({ justifySelf: 'start', ms: '-16px' });
const SIGNS = ['money', 'secrets', 'hurry'] as const;

/** The safety reminder of an open job, in its three states, and the ways to report it and to block its company. */
export function JobSafety({ company }: { company: JobDetail['company'] }) {
  const { t } = useTranslation('job');
  const { send } = JobFlow.useActorRef();
  const isReading = JobFlow.useSelector((state) => state.matches({ open: { safety: 'reading' } }));
  const isRead = JobFlow.useSelector((state) => state.matches({ open: { safety: 'read' } }));
  const isReported = JobFlow.useSelector((state) => state.matches({ open: { report: 'reported' } }));
  return (
    <>
      <h2 id="job-safety" className={head}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('safety.title')}
      </h2>
      <p className={css({ color: 'quiet' })}>{t('safety.text')}</p>
      {isReading ? (
        <ul className={css({ display: 'grid', gap: '8', ps: '20', listStyle: 'disc' })}>
          {SIGNS.map((sign) => (
            <li key={sign}>{t(`safety.sign.${sign}`)}</li>
          ))}
        </ul>
      ) : null}
      {isReading ? (
        <Button className={css({ justifySelf: 'start' })} onClick={() => send({ type: 'reminder.acknowledged' })}>
          {t('safety.done')}
        </Button>
      ) : (
        <Button variant="plain" className={plain} onClick={() => send({ type: 'reminder.opened' })}>
          {t(isRead ? 'safety.again' : 'safety.open')}
        </Button>
      )}
      {isReported ? (
        <p role="status" className={css({ display: 'flex', gap: '8', alignItems: 'center', color: 'quiet' })}>
          <Flag size={16} aria-hidden="true" />
          {t('report.done')}
        </p>
      ) : (
        <Button variant="plain" className={plain} onClick={() => send({ type: 'report.opened' })}>
          <Flag size={16} aria-hidden="true" />
          {t('report')}
        </Button>
      )}
      <TextLink to={blockingAddress(company.id)} variant="quiet" className={css({ justifySelf: 'start', py: '8' })}>
        {t('block', { name: company.name })}
      </TextLink>
    </>
  );
}
