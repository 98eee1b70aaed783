import { useTranslation } from '../ui/useTranslation.tsx';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { Callout } from '../ui/Callout.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';

const NONE = 'none';

interface VideoChoiceProps {
  videos: readonly VideoResume[];
  videoId: string | null;
  /** The chosen video was deleted. */
  isGone: boolean;
  onChoose: (videoId: string | null) => void;
}

/** Selects a video resume to attach: none by default. */
export function VideoChoice({ videos, videoId, isGone, onChoose }: VideoChoiceProps) {
  const { t } = useTranslation('apply');
  if (videos.length === 0) return isGone ? <Callout severity="warning">{t('video.goneAll')}</Callout> : null;
  return (
    <RadioGroup
      name="video"
      label={t('video')}
      hint={t('video.hint')}
      error={isGone ? t('video.gone') : undefined}
      choices={[{ value: NONE, label: t('video.none') }, ...videos.map(({ id, filename }) => ({ value: id, label: filename }))]}
      value={videoId ?? NONE}
      onChange={(value) => onChoose(value === NONE ? null : value)}
    />
  );
}
