import { useCallback } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { CompanyPage as Page } from '../../../contract/company-workspace.ts';
import { refusalOf } from '../../../contract/team-rules.ts';
import { useEmployer } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CompanyAlbum } from './CompanyAlbum.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { Verification } from './Verification.tsx';

/** /employer/company: the company's details, and its verification. */
export default function CompanyPage() {
  const { t } = useTranslation('company');
  return (
    <EmployerFrame title={t('title')} actions={<OwnPage />}>
      <OwnCompany />
    </EmployerFrame>
  );
}

function OwnPage() {
  const { t } = useTranslation('company');
  const { company } = useEmployer().membership;
  return <ButtonLink to={companyPath(company)}>{t('view')}</ButtonLink>;
}

function OwnCompany() {
  const { membership, user } = useEmployer();
  const { role } = membership;
  const { email } = user;
  const mayEdit = refusalOf(role, 'editCompany') === null;
  const mayVerify = refusalOf(role, 'changeDocuments') === null;
  const mayDelete = refusalOf(role, 'deleteCompany') === null;
  const renderBeside = useCallback(
    (page: Page, onChanged: (page: Page) => void) => (
      <>
        {mayEdit ? <CompanyAlbum pictures={page.pictures} /> : null}
        {mayVerify ? <Verification page={page} onChanged={onChanged} /> : null}
        {mayDelete ? <DeleteCompany company={page.name} email={email} /> : null}
      </>
    ),
    [mayEdit, mayVerify, mayDelete, email],
  );
  return <CompanyEditor memberRole={role} renderBeside={renderBeside} />;
}
