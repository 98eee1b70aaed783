import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button.styles.ts';
import { Link } from '../../ui/Link.tsx';
import { Meta } from '../../ui/Meta.tsx';
import { PromiseDots } from '../../ui/PromiseDots.tsx';
import { SectionLink } from '../../ui/SectionLink.tsx';
import { useShortTime } from '../../shared/employer/useShortTime.ts';
import { Part } from './Part.tsx';

/** As many as can be answered in one go. */
const SHOWN = 5;
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '4',
  columnGap: '12',
  minH: '56px',
  py: '8',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});
/** On a phone, when a reply is due comes below the name, so that every button is in the same place. */
const due = css({
  display: 'grid',
  gridTemplateColumns: { base: '40px minmax(0, 1fr) auto', md: '40px minmax(0, 1fr) auto auto' },
  '& > :nth-child(3)': { mdDown: { gridColumn: '2', gridRow: '2', justifySelf: 'start' } },
  '& > :last-child': { mdDown: { gridColumn: '3', gridRow: '1' }, md: { gridColumn: '4' } },
});
const who = css({ flex: '1 1 140px', minW: '0', overflowWrap: 'anywhere' });
const person = css({ fontWeight: '600', _hover: { textDecoration: 'underline' } });
const quiet = css({ fontSize: '13', color: 'quiet' });

/** The applicants to answer first. */
export function AnswerFirst({ today, now }: { today: Workspace; now: string }) {
  const { t } = useTranslation('today');
  const { when } = useShortTime();
  return (
    <Part id="today-applicants" title={t('applicants')} action={<SectionLink to="/employer/applicants">{t('applicants.all')}</SectionLink>}>
      <ul aria-labelledby="today-applicants">
        {today.applicants.slice(0, SHOWN).map(({ application_id: id, name, job_title: title, due_at: dueAt, is_overdue: isOverdue, ...portrait }) => (
          <li key={id} className={cx(row, due)}>
            <Avatar name={name} portrait={portrait} size={40} />
            <div className={who}>
              <Link to={`/employer/applicants/${id}`} className={person}>
                {name}
              </Link>
              <p className={quiet}>{title}</p>
            </div>
            {dueAt ? <Badge tone={isOverdue ? 'refused' : 'neutral'}>{t(isOverdue ? 'overdue' : 'due', { when: when(dueAt, now) })}</Badge> : null}
            <Link to={`/employer/applicants/${id}`} className={buttonStyle({ variant: 'quiet', size: 'small' })} aria-label={t('replyTo', { name })}>
              {t('reply')}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The next interviews. */
export function NextInterviews({ today, now }: { today: Workspace; now: string }) {
  const { t } = useTranslation(['today', 'employer']);
  const { time, when, daysAfter } = useShortTime();
  return (
    <Part id="today-interviews" title={t('interviewsNext')} action={<SectionLink to="/employer/interviews">{t('interviews.all')}</SectionLink>}>
      <ul aria-labelledby="today-interviews">
        {today.interviews.map(({ id, name, job_title: job, starts_at: at, method, ...portrait }) => (
          <li key={id} className={row}>
            <Avatar name={name} portrait={portrait} size={40} />
            <div className={who}>
              <Link to={`/employer/interviews/${id}`} className={person}>
                {name}
              </Link>
              <div className={quiet}>
                <Meta>
                  <span className={css({ whiteSpace: 'nowrap' })}>
                    {daysAfter(at, now) === 1 ? t('employer:time.tomorrow', { time: time(at) }) : when(at, now)}
                  </span>
                  <span>{job}</span>
                </Meta>
              </div>
            </div>
            <Badge>{t(`method.${method}`)}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How the reply promise was kept, as shown on the company's jobs. */
export function Promises({ promises: { record } }: Pick<Workspace, 'promises'>) {
  const { t } = useTranslation('today');
  return (
    <Part id="today-promises" title={t('promises')}>
      <p className={css({ display: 'grid', overflow: 'hidden' })}>
        <PromiseDots record={record} words="long" />
      </p>
      <p className={quiet}>{t('promises.text')}</p>
    </Part>
  );
}
