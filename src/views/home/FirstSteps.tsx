import ChevronRight from '~icons/lucide/chevron-right';
import FileUp from '~icons/lucide/file-up';
import Search from '~icons/lucide/search';
import Target from '~icons/lucide/target';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { useUser } from '../core/SessionFlow.tsx';
import { Trail } from '../ui/Trail.tsx';
import { NewJobs } from './NewJobs.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const step = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  py: '16',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
  '& > div': { flex: '1', minW: '0' },
  '& > svg': { flexShrink: '0', color: 'quiet', _rtl: { scale: '-1 1' } },
});
const mark = css({ display: 'grid', placeItems: 'center', flexShrink: '0', w: '44px', h: '44px', borderRadius: 'full', bg: 'accentSoft', color: 'accentText' });
const whole = css({ textStyle: 'card', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } });

const WAY = ['pending', 'viewed', 'communicating', 'interview', 'accepted'] as const;
const sides = css({ display: 'grid', gap: '32', gridTemplateColumns: 'minmax(0, 1fr)', lg: { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: '72' } });
const aside = css({ display: 'grid', gap: '16', alignContent: 'start' });

/** For users who haven't done anything yet: where to start. */
export function FirstSteps() {
  const { t } = useTranslation(['seekerHome', 'home']);
  const isComplete = useUser()?.is_profile_completed ?? false;
  const steps = [
    { id: 'resume', to: '/manage-profile/resume', Icon: FileUp },
    ...(isComplete ? [] : [{ id: 'profile', to: '/jobseeker-complete-profile', Icon: Target } as const]),
    { id: 'search', to: '/jobs-hiring/job-search', Icon: Search },
  ] as const;
  return (
    <div className={sides}>
      <section aria-labelledby="start">
        <h2 id="start" className={css({ textStyle: 'section' })}>
          {t('start')}
        </h2>
        <ol>
          {steps.map(({ id, to, Icon }) => (
            <li key={id} className={step}>
              <span className={mark}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <div>
                <TextLink to={to} variant="plain" className={whole}>
                  {t(`start.${id}`)}
                </TextLink>
                <p className={css({ color: 'quiet' })}>{t(`start.${id}Text`)}</p>
              </div>
              <ChevronRight size={20} aria-hidden="true" />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="way" className={aside}>
        <h2 id="way" className={css({ textStyle: 'card' })}>
          {t('home:way.title')}
        </h2>
        <Trail label={t('home:way.title')} steps={WAY.map((id) => ({ id, state: 'next', label: t(`home:way.${id}`), note: t(`home:way.${id}Note`) }))} />
      </section>
      <NewJobs />
    </div>
  );
}
