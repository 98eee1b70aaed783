import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';

const EFFECTS = ['jobs', 'profile', 'applications', 'interviews'] as const;

/** What blocking a company hides, and its effect on what was already sent. */
export function BlockEffects() {
  const { t } = useTranslation('blockCompany');
  return (
    <ul className={css({ display: 'grid', gap: '8', ps: '20', listStyle: 'disc', maxW: '60ch' })}>
      {EFFECTS.map((effect) => (
        <li key={effect}>{t(`effect.${effect}`)}</li>
      ))}
    </ul>
  );
}
