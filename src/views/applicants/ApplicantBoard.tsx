import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ApplicantItem } from './ApplicantItem.tsx';
import { closed, COLUMNS, isOpen, pathOf } from './stages.ts';
import type { Beside } from './useBeside.ts';

/** One column per step; if something is open next to them, they scroll sideways. */
const board = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: 'repeat(4, minmax(190px, 1fr))',
  overflowX: 'auto',
  // Room around a card for its border and focus ring.
  p: '2px',
  m: '-2px',
  alignItems: 'start',
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', minW: '0' });
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '8', pb: '8', borderBlockEnd: '1px solid {colors.line}' });
const list = css({ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });

interface ApplicantBoardProps {
  view: ApplicantsView;
  list: ApplicantList;
  selected: readonly string[];
  onToggle: (id: string) => void;
  beside: Pick<Beside, 'hrefOf' | 'openId'>;
}

/** The applicants who wait for the employer, with a column for each step of the trail they may have reached. */
export function ApplicantBoard({ view, list: found, selected, onToggle, beside }: ApplicantBoardProps) {
  const { t, i18n } = useTranslation('applicants');
  const item = (applicant: ApplicantCard) => (
    <li key={applicant.id}>
      <ApplicantItem
        applicant={applicant}
        showsJob={view.jobId === null}
        isSelected={selected.includes(applicant.id)}
        to={beside.hrefOf(applicant.id)}
        isCurrent={beside.openId === applicant.id}
        onToggle={isOpen(applicant.status) ? () => onToggle(applicant.id) : undefined}
      />
    </li>
  );
  return (
    <div className={board} data-board="">
      {COLUMNS.map((stage) => {
        const here = found.applicants.filter(({ status }) => status === stage);
        const total = found.counts[stage] ?? 0;
        return (
          <section key={stage} className={column} aria-label={t(`stage.${stage}`)}>
            <div className={head}>
              <h2 className={css({ textStyle: 'card' })}>{t(`stage.${stage}`)}</h2>
              {total > here.length ? (
                <TextLink to={pathOf({ ...closed(view), stage, page: 1 })}>{t('stage.all', { count: total })}</TextLink>
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
