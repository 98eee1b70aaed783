import BadgeCheck from '~icons/lucide/badge-check';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BEYOND, COLUMNS, pathOf } from './stages.ts';

const form = css({ display: 'flex', gap: '8', flexWrap: 'wrap', '& > :first-child': { flex: '1', minW: '0', maxW: '320px' } });

/** Which applicants are shown: by stage, with how many are at each, by name, and by a verified identity. The address keeps it. */
export function ApplicantFilters({ view, counts }: { view: ApplicantsView; counts: ApplicantList['counts'] | undefined }) {
  const { t } = useTranslation('applicants');
  const navigate = useNavigate();
  const tab = (stage: ApplicantsView['stage']) => ({
    to: pathOf({ ...view, stage, page: 1 }),
    label: t(`stage.${stage ?? 'open'}`),
    isCurrent: view.stage === stage,
    ...(counts ? { count: stage === null ? COLUMNS.reduce((sum, each) => sum + (counts[each] ?? 0), 0) : (counts[stage] ?? 0) } : {}),
  });
  const beyond = BEYOND.filter((stage) => stage === view.stage || stage === 'accepted' || stage === 'notAccepted' || (counts?.[stage] ?? 0) > 0);
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}>
      <TabLinks label={t('stages')} tabs={[null, ...COLUMNS, ...beyond].map(tab)} />
      <Chip
        isOn={view.isVerified}
        className={css({ justifySelf: 'start' })}
        onClick={() => void navigate(pathOf({ ...view, isVerified: !view.isVerified, page: 1 }))}
      >
        <BadgeCheck size={16} aria-hidden="true" />
        {t('filter.verified')}
      </Chip>
      <form
        role="search"
        key={view.name}
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name')).trim();
          void navigate(pathOf({ ...view, name, page: 1 }));
        }}
      >
        <TextField label={t('search')} isLabelHidden placeholder={t('search')} name="name" type="search" defaultValue={view.name} autoComplete="off" />
        <Button type="submit">{t('search.go')}</Button>
        {view.name === '' ? null : (
          <ButtonLink variant="plain" to={pathOf({ ...view, name: '', page: 1 })}>
            {t('search.clear')}
          </ButtonLink>
        )}
      </form>
    </div>
  );
}
