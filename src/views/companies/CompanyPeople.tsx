import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { Avatar } from '../ui/Avatar.tsx';

const list = css({
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '12', py: '12' },
  '& li + li': { borderBlockStart: '1px solid {colors.line}' },
});

/** Who posted the company's open jobs and answers questions about them. */
export function CompanyPeople({ people }: { people: CompanyDetail['people'] }) {
  const { t } = useTranslation('companies');
  return (
    <ul className={list}>
      {people.map((person) => (
        <li key={person.id}>
          <Avatar name={person.name} portrait={person} size={48} online={person.active === 'now' ? '' : undefined} />
          <p className={css({ minW: '0', overflowWrap: 'anywhere' })}>
            <span className={css({ fontWeight: '600' })}>{person.name}</span>
            <span className={css({ display: 'block', color: 'quiet', fontSize: '13' })}>
              {[t('people.hires'), person.active && t(`people.active.${person.active}`)].filter(Boolean).join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
