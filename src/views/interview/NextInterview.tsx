import CalendarPlus from '~icons/lucide/calendar-plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { coverPath } from '../../../contract/drawings.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Meta } from '../ui/Meta.tsx';
import { timeUntil } from '../ui/relativeTime.ts';
import { dayAndTime } from '../shared/interview/zones.ts';

const card = css({
  display: 'grid',
  gap: '16',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  overflow: 'hidden',
  '& > img': { h: '92px', borderRadius: '0' },
  '& > div': { px: '16' },
  '& > :last-child': { pb: '16' },
});
const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flexShrink: '0',
  w: '52px',
  py: '4',
  borderRadius: '12px',
  bg: 'accentSoft',
  color: 'accentText',
  fontSize: '13',
  fontWeight: '650',
  lineHeight: '1.2',
  '& b': { fontSize: '20' },
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', '& > div': { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

const half = css({ flex: '1' });

/** The next interview, and what to prepare for it. */
export function NextInterview({ interview, at }: { interview: Interview; at: string }) {
  const { t, i18n } = useTranslation(['seekerHome', 'interview']);
  const now = useServerNow();
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, options).format(new Date(at));
  const { company, recruiter, job } = interview;
  return (
    <section aria-labelledby="next-interview" className={card}>
      <Cover src={coverPath(company.id)} companyId={company.id} size="block" />
      <div className={line}>
        <span className={tile} aria-hidden="true">
          {part({ weekday: 'short' })}
          <b>{part({ day: 'numeric' })}</b>
        </span>
        <div>
          <h2 id="next-interview" className={css({ textStyle: 'card' })}>
            {t('next.title', { company: company.name })}
          </h2>
          <Meta>
            <span>{dayAndTime(at, i18n.language, undefined, interview.minutes)}</span>
            <span>{t(`interview:method.${interview.method}`)}</span>
          </Meta>
          <p className={css({ fontSize: '13', fontWeight: '600', color: 'accentText', _firstLetter: { textTransform: 'uppercase' } })}>
            {timeUntil(at, now, i18n.language)}
          </p>
        </div>
      </div>
      <div className={line}>
        <Avatar name={recruiter.name} portrait={recruiter} size={40} />
        <div>
          <p className={css({ fontWeight: '600' })}>{recruiter.name}</p>
          <p className={css({ fontSize: '13', color: 'quiet' })}>{t('next.for', { job: job.title })}</p>
        </div>
      </div>
      <div className={line}>
        <ButtonLink to={`/interviews/${interview.id}`} size="small" className={half}>
          {t('next.open')}
        </ButtonLink>
        <a href={`/api/chat/interviews/${interview.id}/calendar`} download className={cx(buttonStyle({ size: 'small' }), half)}>
          <CalendarPlus size={16} aria-hidden="true" />
          {t('next.calendar')}
        </a>
      </div>
    </section>
  );
}
