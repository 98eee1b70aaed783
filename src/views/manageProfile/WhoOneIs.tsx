import Mail from '~icons/lucide/mail';
import MapPin from '~icons/lucide/map-pin';
import Phone from '~icons/lucide/phone';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { PhoneText } from '../ui/PhoneText.tsx';

const contacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24',
  rowGap: '4',
  color: 'quiet',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '8', minW: '0', overflowWrap: 'anywhere' },
  '& svg': { flexShrink: '0' },
});

/** The user's name, current job, and contact details. */
export function WhoOneIs({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { first_name: first, last_name: last, current_location: place, email, phone_num: phone } = profile.basic_info;
  const now = profile.work_experiences.find((one) => one.is_present);
  return (
    <>
      <div className={css({ overflowWrap: 'anywhere' })}>
        <p className={css({ textStyle: 'title' })}>
          {first} {last}
        </p>
        {now ? <p className={css({ textStyle: 'lead', color: 'quiet' })}>{t('headline', { title: now.job_title, company: now.company_name })}</p> : null}
      </div>
      <ul className={contacts}>
        {place === '' ? null : (
          <li>
            <MapPin size={16} aria-hidden="true" />
            {place}
          </li>
        )}
        {email === '' ? null : (
          <li>
            <Mail size={16} aria-hidden="true" />
            {email}
          </li>
        )}
        {phone ? (
          <li>
            <Phone size={16} aria-hidden="true" />
            <PhoneText number={phone} />
          </li>
        ) : null}
      </ul>
    </>
  );
}
