import { useTranslation } from '../ui/useTranslation.tsx';
import type { Interview } from '../../../contract/interview-records.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OfferForm } from './OfferForm.tsx';
import { otherSideOf } from '../shared/interview/zones.ts';

/** Offers other times for an interview, at the same place unless that is changed too. */
export default function OfferDialog({ interview, onDone }: { interview: Interview; onDone: () => void }) {
  const { t } = useTranslation('interview');
  const other = otherSideOf(interview);
  return (
    <Dialog isOpen isClosedByOutside={false} onClose={onDone} width={600} title={t('offer.titleAgain')} description={t('offer.again', other)}>
      <OfferForm
        to={{ kind: 'again', interviewId: interview.id, sequence: interview.sequence }}
        initial={{
          times: [''],
          minutes: interview.minutes,
          method: interview.method,
          address: interview.address ?? '',
          videoLink: interview.video_link ?? '',
          contactPerson: interview.contact_person ?? '',
          contactNumber: interview.contact_number ?? '',
          instructions: interview.instructions ?? '',
        }}
        other={other}
        onDone={onDone}
      />
    </Dialog>
  );
}
