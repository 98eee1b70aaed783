import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import { closed, COLUMNS, isOpen, pathOf } from './stages.ts';
import type { Beside } from './useBeside.ts';

const groups = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32' });
const head = css({ display: 'flex', gap: '8', alignItems: 'baseline', px: '8', pb: '8', borderBlockEnd: '1px solid {colors.line}' });
const list = css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } });
const count = css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' });

interface ApplicantGroupsProps {
  view: ApplicantsView;
  list: ApplicantList;
  selected: readonly string[];
  onToggle: (id: string) => void;
  beside: Pick<Beside, 'hrefOf' | 'openId'>;
}

/** The applicants who wait for the employer, one row each, grouped by the step of the trail they have reached; empty groups are left out. */
export function ApplicantGroups({ view, list: found, ...choosing }: ApplicantGroupsProps) {
  const { t, i18n } = useTranslation('applicants');
  const reached = COLUMNS.filter((stage) => (found.counts[stage] ?? 0) > 0);
  return (
    <div className={groups}>
      {reached.map((stage) => {
        const here = found.applicants.filter(({ status }) => status === stage);
        const total = found.counts[stage] ?? 0;
        return (
          <section key={stage} aria-label={t(`stage.${stage}`)}>
            <div className={head}>
              <h2 className={css({ textStyle: 'card' })}>{t(`stage.${stage}`)}</h2>
              <span className={count}>{total.toLocaleString(i18n.language)}</span>
              {total > here.length ? (
                <TextLink to={pathOf({ ...closed(view), stage, page: 1 })} className={css({ marginInlineStart: 'auto' })}>
                  {t('stage.all', { count: total })}
                </TextLink>
              ) : null}
            </div>
            <ApplicantRows applicants={here} view={view} {...choosing} />
          </section>
        );
      })}
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
