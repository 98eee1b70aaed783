import BadgeCheck from '~icons/lucide/badge-check';
import List from '~icons/lucide/list';
import SquareKanban from '~icons/lucide/square-kanban';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { Select } from '../ui/Select.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BEYOND, COLUMNS, laidOut, pathOf, sortedBy } from './stages.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'center', justifyContent: 'space-between' });
/** All as high as each other. */
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center', '& > button, & select': { minH: '44px' } });
/** A board needs the room of a desktop; on smaller screens there is only the list. */
const looks = css({ display: { base: 'none', lg: 'inline-flex' }, gap: '2px', p: '2px', borderRadius: 'control', boxShadow: 'inset 0 0 0 1px {colors.line}' });
const lookStyle = css({
  display: 'grid',
  placeItems: 'center',
  w: '44px',
  h: '40px',
  borderRadius: 'control',
  color: 'quiet',
  _hover: { color: 'ink' },
  '&[aria-current]': { bg: 'accentSoft', color: 'accentText' },
});
const form = css({ display: 'flex', gap: '8', flexWrap: 'wrap', flex: '1 1 280px', '& > :first-child': { flex: '1', minW: '0', maxW: '320px' } });

/**
 * Filters and layout of the applicants: by stage, with how many are at each, by name, and by a verified identity; sort order; list or board. Stored
 * in the URL.
 */
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
      <div className={bar}>
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
        <div className={tools}>
          <Chip isOn={view.isVerified} onClick={() => void navigate(pathOf({ ...view, isVerified: !view.isVerified, page: 1 }))}>
            <BadgeCheck size={16} aria-hidden="true" />
            {t('filter.verified')}
          </Chip>
          <Select
            label={t('sort')}
            isLabelHidden
            value={view.sort ?? 'due'}
            options={[
              { value: 'due', label: t('sort.due') },
              { value: 'newest', label: t('sort.newest') },
            ]}
            onChange={({ currentTarget }) => void navigate(pathOf(sortedBy(view, currentTarget.value)))}
          />
          {view.stage === null ? (
            <div role="group" aria-label={t('look')} className={looks}>
              {(['list', 'board'] as const).map((look) => (
                <Link
                  key={look}
                  to={pathOf(laidOut(view, look))}
                  className={lookStyle}
                  aria-label={t(`look.${look}`)}
                  aria-current={(view.look ?? 'list') === look ? 'true' : undefined}
                >
                  {look === 'list' ? <List size={18} aria-hidden="true" /> : <SquareKanban size={18} aria-hidden="true" />}
                </Link>
              ))}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
