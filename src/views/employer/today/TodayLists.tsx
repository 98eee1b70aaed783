import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css } from '#css/css';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { Card } from '../../manageProfile/Card.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { whenSaid } from './when.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4 12',
  minH: '56px',
  py: '8',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});
const who = css({ flex: '1 1 140px', minW: '0', overflowWrap: 'anywhere' });
const person = css({ fontWeight: '600', _hover: { textDecoration: 'underline' } });
const quiet = css({ fontSize: '13', color: 'quiet' });

/** Whom to answer first. */
export function AnswerFirst({ today, now }: { today: Workspace; now: string }) {
  const { t, i18n } = useTranslation('today');
  return (
    <Card id="today-applicants" title={t('applicants')} action={<TextLink to="/employer/applicants">{t('applicants.all')}</TextLink>}>
      <ul aria-labelledby="today-applicants">
        {today.applicants.map(({ application_id: id, name, job_title: title, due_at: due, is_overdue: isOverdue, ...portrait }) => (
          <li key={id} className={row}>
            <Avatar name={name} portrait={portrait} size={40} />
            <div className={who}>
              <Link to={`/employer/applicants/${id}`} className={person}>
                {name}
              </Link>
              <p className={quiet}>{title}</p>
            </div>
            {due ? (
              <Badge tone={isOverdue ? 'refused' : 'neutral'}>{t(isOverdue ? 'overdue' : 'due', { when: whenSaid(due, now, i18n.language) })}</Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whom one meets next. */
export function NextInterviews({ today, now }: { today: Workspace; now: string }) {
  const { t, i18n } = useTranslation('today');
  return (
    <Card id="today-interviews" title={t('interviewsNext')} action={<TextLink to="/employer/interviews">{t('interviews.all')}</TextLink>}>
      <ul aria-labelledby="today-interviews">
        {today.interviews.map(({ id, name, job_title: job, starts_at: at, method, ...portrait }) => (
          <li key={id} className={row}>
            <Avatar name={name} portrait={portrait} size={40} />
            <div className={who}>
              <Link to={`/employer/interviews/${id}`} className={person}>
                {name}
              </Link>
              <p className={quiet}>{t('interview', { when: whenSaid(at, now, i18n.language), job })}</p>
            </div>
            <Badge>{t(`method.${method}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The share of answers that came in time: what stands on the company's jobs. */
export function Promises({ promises: { due, kept } }: Pick<Workspace, 'promises'>) {
  const { t, i18n } = useTranslation('today');
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(due === 0 ? 0 : kept / due);
  return (
    <Card id="today-promises" title={t('promises')}>
      {due === 0 ? (
        <p className={css({ color: 'quiet', maxW: '68ch' })}>{t('promises.none')}</p>
      ) : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '12' })}>
          <p className={css({ fontSize: '32', fontWeight: '700', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' })}>{t('promises.of', { kept, due })}</p>
          <p className={css({ color: 'quiet' })}>{t('promises.share', { share })}</p>
        </div>
      )}
    </Card>
  );
}
