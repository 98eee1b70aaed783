import { css, cx } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { coverPath } from '../../../contract/drawings.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { Cover } from '../ui/Cover.tsx';
import { Meta } from '../ui/Meta.tsx';
import { FollowButton } from './FollowButton.tsx';

const row = css({
  display: 'grid',
  gap: { base: '12', md: '20' },
  pb: '16',
  gridTemplateColumns: { md: '88px minmax(0, 1fr) auto' },
  alignItems: 'end',
  '& > img': { ms: '0', mt: { base: '-36px', md: '-32px' } },
});
const heading = css({ textStyle: { base: 'title', md: 'page' }, textWrap: 'balance', overflowWrap: 'anywhere' });

/** The cover, logo and name of a company, and a line about it. */
export function CompanyHead({ company }: { company: CompanyDetail }) {
  const cover = company.pictures.find((picture) => picture.is_cover);
  const line = [company.industry?.value, company.size?.value, ...company.places].filter(Boolean);
  return (
    <header>
      <Cover src={cover?.src ?? coverPath(company.id, true)} companyId={company.id} size="page" isEager />
      <div className={cx(containerStyle, row)}>
        <CompanyMark logo={company.logo} size={88} isEager isOnCover />
        <div className={css({ minW: '0', md: { pt: '16' } })}>
          <h1 className={heading}>
            <CompanyName name={company.name} isVerified={company.is_verified} />
          </h1>
          {line.length > 0 ? (
            <div className={css({ mt: '4' })}>
              <Meta>
                {line.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Meta>
            </div>
          ) : null}
        </div>
        <div className={css({ justifySelf: 'start' })}>
          <FollowButton company={company} />
        </div>
      </div>
    </header>
  );
}
