import Info from '~icons/lucide/info';
import MapPin from '~icons/lucide/map-pin';
import Phone from '~icons/lucide/phone';
import UserRound from '~icons/lucide/user-round';
import Video from '~icons/lucide/video';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview } from '../../../contract/interview-records.ts';
import { AGREED } from '../../machines/interview/statuses.ts';
import type { Standing } from '../../machines/interviewAction/standing.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { Avatar } from '../ui/Avatar.tsx';

const list = css({ display: 'grid', gap: '8', fontSize: '15' });
const line = css({
  display: 'flex',
  gap: '8',
  '& > :first-child': { display: 'grid', placeItems: 'center', flexShrink: '0', w: '24px', h: '24px', color: 'quiet' },
  '& > :last-child': { minW: '0', overflowWrap: 'anywhere' },
});
const link = css({ color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.2em' });

/** Where or how they meet, the contact person, and what to bring. */
export function Place({ interview, standing }: { interview: Interview; standing: Standing }) {
  const { t, i18n } = useTranslation('interview');
  const { status } = standing.record;
  const opens = status === 'upcoming' ? standing.windows?.checkInOpens : undefined;
  const { side, recruiter, method, address, video_link: video, contact_person: person, contact_number: number, instructions } = interview;
  const MethodIcon = { onsite: MapPin, video: Video, phone: Phone }[method];
  const isRecruiter = person === recruiter.name;
  const isOther = side === 'seeker' && method === 'onsite' && !isRecruiter;
  return (
    <ul className={list}>
      <Line icon={<MethodIcon size={16} aria-hidden="true" />}>
        {t(`method.${method}`)}
        {method === 'onsite' && address ? (
          <>
            {': '}
            <bdi>{address}</bdi>
          </>
        ) : null}
        {method === 'video' && video ? (
          <>
            {': '}
            {/* Nobody is there before check-in opens. */}
            {AGREED.includes(status) && opens === undefined ? (
              <>
                {/* The employer's link: must not receive the referrer. */}
                <a href={video} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                  {t('method.open')}
                </a>{' '}
              </>
            ) : null}
            <bdi className={css({ color: 'quiet' })}>{URL.parse(video)?.host ?? ''}</bdi>
            {opens ? (
              <span className={css({ display: 'block', color: 'quiet', fontSize: '13' })}>
                {t('method.openFrom', { opens: dayAndTime(opens, i18n.language) })}
              </span>
            ) : null}
          </>
        ) : null}
      </Line>
      {person || number ? (
        <Line icon={isRecruiter ? <Avatar name={recruiter.name} portrait={recruiter} size={24} /> : <UserRound size={16} aria-hidden="true" />}>
          {person ? <bdi>{isOther ? t('contact.ask', { name: person }) : person}</bdi> : null}
          {person && number ? ' · ' : null}
          {number ? (
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={link} dir="ltr">
              {number}
            </a>
          ) : null}
        </Line>
      ) : null}
      {instructions ? (
        <Line icon={<Info size={16} aria-hidden="true" />}>
          <span dir="auto" className={css({ whiteSpace: 'pre-wrap' })}>
            {instructions}
          </span>
        </Line>
      ) : null}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={line}>
      <span>{icon}</span>
      <span>{children}</span>
    </li>
  );
}
