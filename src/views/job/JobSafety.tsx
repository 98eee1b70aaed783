import BookOpen from '~icons/lucide/book-open';
import Flag from '~icons/lucide/flag';
import ShieldCheck from '~icons/lucide/shield-check';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { Button } from '../ui/Button.tsx';
import { JobFlow } from './JobFlow.ts';

const head = css({ textStyle: 'card', display: 'flex', gap: '8', alignItems: 'center' });
/** Stacked, with their text aligned with what is above. */
const ways = css({ display: 'grid', justifyItems: 'start', ms: '-16px', my: '-8px' });
const way = css({ maxW: '100%', fontWeight: '500', '&&': { textAlign: 'start' } });
const SIGNS = ['money', 'secrets', 'hurry'] as const;

interface JobSafetyProps {
  company: JobDetail['company'];
  /** Asks whether to block the company. */
  BlockButton: ComponentType<{ className: string; children: ReactNode }>;
}

/** The safety reminder of an open job, in its three states, and the links to report it and to block its company. */
export function JobSafety({ company, BlockButton }: JobSafetyProps) {
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
      ) : null}
      <div className={ways}>
        {isReading ? null : (
          <Button variant="plain" className={way} onClick={() => send({ type: 'reminder.opened' })}>
            <BookOpen size={16} aria-hidden="true" />
            {t(isRead ? 'safety.again' : 'safety.open')}
          </Button>
        )}
        {isReported ? (
          <p role="status" className={css({ display: 'flex', gap: '8', alignItems: 'center', minH: '44px', px: '16', color: 'quiet' })}>
            <Flag size={16} aria-hidden="true" />
            {t('report.done')}
          </p>
        ) : (
          <Button variant="plain" className={way} onClick={() => send({ type: 'report.opened' })}>
            <Flag size={16} aria-hidden="true" />
            {t('report')}
          </Button>
        )}
        <BlockButton className={way}>{t('block', { name: company.name })}</BlockButton>
      </div>
    </>
  );
}
