import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { chooseFile } from '../../services/files.ts';
import { companyPapers } from '../../services/company/papers.ts';
import { Card } from '../ui/Card.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Trail } from '../ui/Trail.tsx';
import { PaperList } from './PaperList.tsx';
import { PapersNews } from './PapersNews.tsx';
import { verificationTrail } from './verificationTrail.ts';

type Words = TFunction<['company', 'common']>;

const TONES = { none: 'neutral', pending: 'waiting', verified: 'accent', refused: 'refused' } as const;

interface VerificationProps {
  /** For a company the user manages, or for claiming one without members: the same process, with other texts. */
  of?: 'verification' | 'claim';
  logic?: typeof companyPapers;
  page: CompanyPage;
  onChanged: (page: CompanyPage) => void;
}

/** What an address at the website's domain verifies: also the name, if the company came with that website; otherwise only the domain. */
function domainWords({ domain_proof: proof, domain_verifies: verifies, confirmed_domain: domain }: CompanyPage, isClaim: boolean, t: Words): string {
  if (isClaim) return t(`claim.domain.${proof === 'confirmed' ? 'proves' : proof}`);
  return t(proof === 'proves' && verifies ? 'domain.verifies' : `domain.${proof}`, { domain });
}

/** The verification status and the two ways to verify, for members who manage the company or claim it. */
export function Verification({ of = 'verification', logic = companyPapers, page: given, onChanged }: VerificationProps) {
  const { t } = useTranslation(['company', 'common']);
  const actor = useActorRef(logic, { input: { page: given } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  useEffect(() => actor.on('page.changed', ({ page }) => onChanged(page)).unsubscribe, [actor, onChanged]);
  useEffect(() => {
    if (given !== actor.getSnapshot().context.page) send({ type: 'page.changed', page: given });
  }, [actor, given, send]);
  const { page, file, id } = state.context;
  const { verification } = page;
  const isResting = state.matches('resting');
  const isClaim = of === 'claim';
  const company = page.name;
  return (
    <Card id="verification" title={t(of, { company })} action={<Badge tone={TONES[verification]}>{t(`${of}.${verification}`)}</Badge>}>
      <p className={css({ maxW: '68ch' })}>{t(`${of}.${verification}.text`, { company })}</p>
      {isClaim || verification === 'verified' ? null : <Trail label={t('trail')} steps={verificationTrail(verification, t)} />}
      <PapersNews state={state} />
      {verification === 'verified' ? null : (
        <section aria-labelledby="by-domain" className={css({ display: 'grid', gap: '8', justifyItems: 'start' })}>
          <h3 id="by-domain" className={css({ textStyle: 'strong' })}>
            {t('domain')}
          </h3>
          <p className={css({ color: 'quiet', maxW: '68ch' })}>{domainWords(page, isClaim, t)}</p>
          {page.domain_proof === 'proves' ? (
            <Button
              variant="primary"
              isLoading={state.matches('asking') && state.context.by === 'domain'}
              disabled={!isResting && !state.matches('asking')}
              onClick={() => send({ type: 'verification.asked', by: 'domain' })}
            >
              {t(isClaim ? 'claim.domain.ask' : page.domain_verifies ? 'domain.ask.verifies' : 'domain.ask')}
            </Button>
          ) : null}
        </section>
      )}
      <section aria-labelledby="by-papers" className={css({ display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <h3 id="by-papers" className={css({ textStyle: 'strong' })}>
          {t('papers')}
        </h3>
        <p className={css({ color: 'quiet', maxW: '68ch' })}>
          {t(isClaim ? 'claim.papers.hint' : verification === 'verified' ? 'papers.hint.verified' : 'papers.hint')}
        </p>
        <PaperList
          papers={page.documents}
          removingId={state.matches('removing') ? id : null}
          onRemove={(paper) => send({ type: 'removal.requested', id: paper })}
        />
        {state.matches('uploading') ? (
          <Callout severity="info" actions={<Button onClick={() => send({ type: 'paper.cancelled' })}>{t('papers.cancel')}</Button>}>
            {t('papers.uploading', { name: file?.name })}
          </Callout>
        ) : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <FileButton
            accept="application/pdf,image/png,image/jpeg"
            disabled={!isResting}
            onPick={(picked) => send({ type: 'paper.chosen', file: chooseFile(picked) })}
          >
            {t('papers.upload')}
          </FileButton>
          {state.can({ type: 'verification.asked', by: 'documents' }) || (state.matches('asking') && state.context.by === 'documents') ? (
            <Button variant="primary" isLoading={state.matches('asking')} onClick={() => send({ type: 'verification.asked', by: 'documents' })}>
              {t('papers.ask')}
            </Button>
          ) : null}
        </div>
      </section>
      <Dialog
        isOpen={state.matches('confirmingRemoval')}
        isAlert
        isClosedByOutside={false}
        onClose={() => send({ type: 'removal.declined' })}
        title={t('papers.ask.title')}
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'removal.confirmed' })}>
              {t('papers.ask.yes')}
            </Button>
            <Button onClick={() => send({ type: 'removal.declined' })}>{t('papers.ask.no')}</Button>
          </>
        }
      >
        <p>{t('papers.ask.text')}</p>
      </Dialog>
    </Card>
  );
}
