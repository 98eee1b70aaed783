import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Avatar } from '../../ui/Avatar.tsx';
import { Link } from '../../ui/Link.tsx';
import { TrailMark } from '../../ui/TrailMark.tsx';
import type { Day } from './week.ts';

const SHOWN = 8;
/** Vertical on a phone, horizontal on a desktop: the higher a day, the more work. */
const list = css({ display: 'flex', flexDirection: 'column', isolation: 'isolate', md: { flexDirection: 'row' } });
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 84px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '12',
  pb: '36px',
  md: { flex: '1 1 0', minW: '0', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: '8', pe: '12', pb: '0' },
  '& > svg': { position: 'relative', zIndex: '1', md: { insetInlineStart: '-4px' } },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '9px',
    top: '10px',
    bottom: '-10px',
    borderInlineStart: '2px dashed color-mix(in oklab, {colors.faint} 55%, transparent)',
    md: {
      insetInlineStart: '6px',
      insetInlineEnd: '-6px',
      top: '9px',
      bottom: 'auto',
      borderInlineStart: 'none',
      borderBlockStart: '2px dashed color-mix(in oklab, {colors.faint} 55%, transparent)',
    },
  },
  '&[data-kind=late]::before': { borderStyle: 'solid', borderColor: 'refused' },
});
const name = css({
  color: 'quiet',
  fontSize: '13',
  lineHeight: '20px',
  '[data-kind=today] &': { color: 'ink', fontWeight: '600' },
  '[data-kind=late] &': { color: 'refusedText', fontWeight: '600' },
});
/** On a phone, level with the day's name. */
const faces = css({ display: 'flex', flexWrap: 'wrap', gap: '4', mdDown: { my: '-12px' } });
const face = css({
  display: 'grid',
  placeItems: 'center',
  w: '44px',
  h: '44px',
  borderRadius: 'full',
  '[data-kind=today] &': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
  '[data-kind=late] &': { boxShadow: 'inset 0 0 0 2px {colors.refused}' },
  _hover: { bg: 'hover' },
});

/** The days ahead as a trail: applicants who wait are on the day their reply is due. */
export function DueWeek({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useTranslation('today');
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <ol aria-label={t('week')} className={list}>
      {days.map(({ id, kind, at, people }) => (
        <li key={id} className={item} data-kind={kind}>
          <TrailMark state={kind === 'late' ? 'closed' : kind === 'today' ? 'here' : 'next'} />
          <p className={name}>{kind === 'day' ? format.format(at) : t(`week.${kind}`)}</p>
          {people.length === 0 ? (
            <p className={css({ color: 'quiet', fontSize: '13' })}>{t('week.free')}</p>
          ) : (
            <ul className={faces}>
              {people.slice(0, SHOWN).map((person) => (
                <li key={person.application_id}>
                  <Link
                    to={`/employer/applicants/${person.application_id}`}
                    className={face}
                    title={person.name}
                    aria-label={t('replyTo', { name: person.name })}
                  >
                    <Avatar name={person.name} portrait={person} size={36} />
                  </Link>
                </li>
              ))}
              {people.length > SHOWN ? (
                <li className={css({ alignSelf: 'center', color: 'quiet', fontSize: '13' })}>{t('week.more', { count: people.length - SHOWN })}</li>
              ) : null}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
