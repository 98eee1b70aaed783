import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { dayAndTime, differAt, elsewhere, zoneName } from '../shared/interview/zones.ts';

const time = css({ fontVariantNumeric: 'tabular-nums' });
const quiet = css({ display: 'block', fontSize: '13', color: 'quiet', fontWeight: '400', letterSpacing: '0', lineHeight: '1.6' });

interface WhenTextProps {
  at: string;
  minutes: number;
  /** The other participant and their time zone; their time is shown if it differs. */
  other: { name: string; timeZone: string };
  /** The next line names the reader's own time zone. */
  isZoneKnown?: boolean;
}

/** When it is, in the reader's time zone; and in the other side's if that shows another time. */
export function WhenText({ at, minutes, other, isZoneKnown = false }: WhenTextProps) {
  const { t, i18n } = useTranslation('interview');
  const { language } = i18n;
  const isElsewhere = differAt(at, ownTimeZone(), other.timeZone);
  return (
    <span>
      <time dateTime={at} className={time}>
        {dayAndTime(at, language, undefined, minutes)}
      </time>
      {isElsewhere || !isZoneKnown ? (
        <span className={quiet}>
          {isElsewhere
            ? t('when.both', {
                own: zoneName(at, language),
                name: other.name,
                time: elsewhere(at, language, other.timeZone),
                zone: zoneName(at, language, other.timeZone),
              })
            : t('when.own', { own: zoneName(at, language) })}
        </span>
      ) : null}
    </span>
  );
}
