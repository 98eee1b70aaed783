import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import { closed, COLUMNS, isFirst, isOpen, pathOf } from './stages.ts';
import type { Beside } from './useBeside.ts';

const groupsStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32' });
const head = css({ display: 'flex', gap: '8', alignItems: 'baseline', pb: '8', borderBlockEnd: '1px solid {colors.line}' });
const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } });
const count = css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' });

interface ApplicantGroupsProps {
  view: ApplicantsView;
  list: ApplicantList;
  selected: readonly string[];
  onToggle: (id: string) => void;
  beside: Pick<Beside, 'hrefOf' | 'openId'>;
}

/**
 * The applicants who aren't decided yet, one row each, grouped by the step of the trail they have reached; those with a late reply come before all
 * groups. Empty groups are left out.
 */
export function ApplicantGroups({ view, list: found, ...choosing }: ApplicantGroupsProps) {
  const { t, i18n } = useTranslation('applicants');
  const late = found.applicants.filter((applicant) => isFirst(view, applicant));
  const groups = [
    { stage: 'overdue' as const, here: late, total: late.length, isCut: false },
    ...COLUMNS.map((stage) => {
      const all = found.applicants.filter(({ status }) => status === stage);
      const here = all.filter((applicant) => !late.includes(applicant));
      const total = found.counts[stage] ?? 0;
      return { stage, here, total: total - all.length + here.length, isCut: total > all.length };
    }),
  ].filter(({ total }) => total > 0);
  return (
    <div className={groupsStyle}>
      {groups.map(({ stage, here, total, isCut }) => (
        <section key={stage} aria-label={t(`stage.${stage}`)}>
          <div className={head}>
            <h2 className={css({ textStyle: 'card' })}>{t(`stage.${stage}`)}</h2>
            <span className={count}>{total.toLocaleString(i18n.language)}</span>
            {isCut && stage !== 'overdue' ? (
              <TextLink to={pathOf({ ...closed(view), stage, page: 1 })} className={css({ marginInlineStart: 'auto' })}>
                {t('stage.all', { count: found.counts[stage] })}
              </TextLink>
            ) : null}
          </div>
          <ApplicantRows applicants={here} view={view} {...choosing} />
        </section>
      ))}
    </div>
  );
}

/** Applicants, one row each. @param label for a list without a heading above it */
export function ApplicantRows({
  applicants,
  view,
  selected,
  onToggle,
  beside,
  label,
}: Omit<ApplicantGroupsProps, 'list'> & { applicants: readonly ApplicantCard[]; label?: string }) {
  return (
    <ul className={list} aria-label={label}>
      {applicants.map((applicant) => (
        <li key={applicant.id}>
          <ApplicantRow
            applicant={applicant}
            showsJob={view.jobId === null}
            isSelected={selected.includes(applicant.id)}
            to={beside.hrefOf(applicant.id)}
            isCurrent={beside.openId === applicant.id}
            onToggle={isOpen(applicant.status) ? () => onToggle(applicant.id) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
