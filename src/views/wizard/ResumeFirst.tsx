import FileText from '~icons/lucide/file-text';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { resumesRequest } from '../../services/profile/resumes.ts';
import { useRequest } from '../core/useRequest.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

const box = css({
  display: 'grid',
  gap: '16',
  alignItems: 'center',
  p: '16',
  borderRadius: 'card',
  bg: 'accentSoft',
  md: { gridTemplateColumns: '44px minmax(0, 1fr) auto', px: '24' },
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8', minW: '0', '& > *': { maxW: '100%' } });
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxW: '22ch' });

/**
 * Above the first step: fills the profile in from a resume, either one sent with an application or one uploaded here; the content is reviewed first.
 */
export function ResumeFirst() {
  const { t } = useTranslation('wizard');
  const { search } = useLocation();
  const [state] = useRequest(resumesRequest, null);
  const newest = state.context.response?.[0];
  const query = new URLSearchParams(search);
  if (newest) query.set('resume', newest.id);
  return (
    <section className={box} aria-labelledby="resume-first">
      <FileText size={32} strokeWidth={1.5} aria-hidden="true" className={css({ color: 'accentText', mdDown: { display: 'none' } })} />
      <div>
        <h3 id="resume-first" className={css({ fontWeight: '600' })}>
          {t('resume.title')}
        </h3>
        <p className={css({ color: 'quiet' })}>{t('resume.text')}</p>
      </div>
      <div className={ways}>
        {newest ? (
          <ButtonLink to={`?${query}`} aria-label={t('resume.fill', { name: newest.filename })}>
            <span className={name}>{t('resume.fill', { name: newest.filename })}</span>
          </ButtonLink>
        ) : null}
        <ButtonLink to="/quick-upload-resume" variant={newest ? 'plain' : 'quiet'}>
          {t('resume.upload')}
        </ButtonLink>
      </div>
    </section>
  );
}
