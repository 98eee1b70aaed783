import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantList as Found } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ApplicantBoard } from './ApplicantBoard.tsx';
import { ApplicantGroups, ApplicantRows } from './ApplicantGroups.tsx';
import { closed, pathOf } from './stages.ts';
import type { Beside } from './useBeside.ts';

interface ApplicantListProps {
  view: ApplicantsView;
  list: Found;
  selected: readonly string[];
  onToggle: (id: string) => void;
  beside: Pick<Beside, 'hrefOf' | 'openId'>;
}

/** The applicants for the current URL: all who wait for the employer as a list or a board, or a single stage, in pages. */
export function ApplicantList({ view, list, ...choosing }: ApplicantListProps) {
  const { t } = useTranslation('applicants');
  if (view.stage !== null)
    return (
      <>
        <h2>
          <VisuallyHidden>{t(`stage.${view.stage}`)}</VisuallyHidden>
        </h2>
        <ApplicantRows applicants={list.applicants} view={view} label={t(`stage.${view.stage}`)} {...choosing} />
        <Pagination page={list.page} pages={Math.ceil(list.total / list.size)} hrefOf={(page) => pathOf({ ...closed(view), page })} />
      </>
    );
  if (view.look !== 'board') return <ApplicantGroups view={view} list={list} {...choosing} />;
  return (
    <>
      <div className={css({ display: { base: 'none', lg: 'block' } })}>
        <ApplicantBoard view={view} list={list} {...choosing} />
      </div>
      <div className={css({ lg: { display: 'none' } })}>
        <ApplicantGroups view={view} list={list} {...choosing} />
      </div>
    </>
  );
}
