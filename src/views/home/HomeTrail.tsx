import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Trail, type TrailStep } from '../ui/Trail.tsx';

const aside = css({
  display: { base: 'none', lg: 'block' },
  p: '24',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '--trail-ground': '{colors.raised}',
});

/** How an application goes here, in the states of the application chart. */
export function HomeTrail() {
  const { t } = useTranslation('home');
  const steps: TrailStep[] = [
    { id: 'pending', label: t('way.pending'), state: 'done', note: t('way.pendingNote') },
    { id: 'viewed', label: t('way.viewed'), state: 'done', note: t('way.viewedNote') },
    { id: 'communicating', label: t('way.communicating'), state: 'here', note: t('way.communicatingNote') },
    { id: 'interview', label: t('way.interview'), state: 'next', note: t('way.interviewNote') },
    { id: 'accepted', label: t('way.accepted'), state: 'next', note: t('way.acceptedNote') },
  ];
  return (
    <aside className={aside}>
      <h2 className={css({ fontSize: '13', fontWeight: '600', color: 'quiet', mb: '16' })}>{t('way.title')}</h2>
      <Trail steps={steps} label={t('way.title')} />
    </aside>
  );
}
