import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ApplicantItem } from './ApplicantItem.tsx';
import { COLUMNS, isOpen, pathOf } from './stages.ts';

/** A board where it fits, its columns below one another where it does not. */
const board = css({
  display: 'grid',
  gap: { base: '24', md: '16' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 208px), 1fr))',
  alignItems: 'start',
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', minW: '0' });
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '8', pb: '8', borderBlockEnd: '1px solid {colors.line}' });
const list = css({ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const wide = css({ display: 'grid', gap: '12', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))', listStyle: 'none' });

interface ApplicantBoardProps {
  view: ApplicantsView;
  list: ApplicantList;
  selected: readonly string[];
  onToggle: (id: string) => void;
}

/** The applicants: a column for each stage that waits for the employer, or one stage on its own, in pages. */
export function ApplicantBoard({ view, list: found, selected, onToggle }: ApplicantBoardProps) {
  const { t, i18n } = useTranslation('applicants');
  const item = (applicant: ApplicantCard) => (
    <li key={applicant.id}>
      <ApplicantItem
        applicant={applicant}
        isJobTold={view.jobId === null}
        isSelected={selected.includes(applicant.id)}
        onToggle={isOpen(applicant.status) ? () => onToggle(applicant.id) : undefined}
      />
    </li>
  );
  if (view.stage !== null)
    return (
      <>
        <h2>
          <VisuallyHidden>{t(`stage.${view.stage}`)}</VisuallyHidden>
        </h2>
        <ul className={wide} aria-label={t(`stage.${view.stage}`)}>
          {found.applicants.map(item)}
        </ul>
        <Pagination page={found.page} pages={Math.ceil(found.total / found.size)} hrefOf={(page) => pathOf({ ...view, page })} />
      </>
    );
  return (
    <div className={board}>
      {COLUMNS.map((stage) => {
        const here = found.applicants.filter(({ status }) => status === stage);
        const total = found.counts[stage] ?? 0;
        return (
          <section key={stage} className={column} aria-label={t(`stage.${stage}`)}>
            <div className={head}>
              <h2 className={css({ textStyle: 'card' })}>{t(`stage.${stage}`)}</h2>
              {total > here.length ? (
                <TextLink to={pathOf({ ...view, stage, page: 1 })}>{t('stage.all', { count: total })}</TextLink>
              ) : (
                <span className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{total.toLocaleString(i18n.language)}</span>
              )}
            </div>
            {here.length === 0 ? <p className={css({ color: 'quiet', fontSize: '13' })}>{t('stage.none')}</p> : <ul className={list}>{here.map(item)}</ul>}
          </section>
        );
      })}
    </div>
  );
}
