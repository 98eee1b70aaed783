import { useTranslation } from '../ui/useTranslation.tsx';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import { css } from '#css/css';
import { type DevScripts, SCRIPT_SPEEDS } from '../../../contract/dev.ts';
import type { ScriptsChange } from '../../machines/demo/demo.actors.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Panel } from './Panel.tsx';

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16',
  py: '8',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
});

interface ScriptsPanelProps {
  scripts: DevScripts;
  isSteering: boolean;
  onSteer: (change: ScriptsChange) => void;
}

/** The scripts that play the other people: pause and speed. */
export function ScriptsPanel({ scripts: { is_paused: isPaused, speed, scripts }, isSteering, onSteer }: ScriptsPanelProps) {
  const { t } = useTranslation('dev');
  const Icon = isPaused ? Play : Pause;
  return (
    <Panel title={t('scripts')} text={t('scripts.text')}>
      {scripts.length === 0 ? <p className={css({ color: 'quiet', fontSize: '13' })}>{t('scripts.none')}</p> : null}
      <ul>
        {scripts.map(({ name, title, state }) => (
          <li key={name} className={row}>
            {title}
            <Badge tone={state === 'running' ? 'accent' : 'neutral'}>{t(`scripts.state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' })}>
        <Button isLoading={isSteering} onClick={() => onSteer({ paused: !isPaused })}>
          <Icon size={18} aria-hidden="true" />
          {t(isPaused ? 'scripts.resume' : 'scripts.pause')}
        </Button>
        <div role="group" aria-label={t('scripts.speed')} className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
          <span className={css({ color: 'quiet' })}>{t('scripts.speed')}</span>
          {SCRIPT_SPEEDS.map((times) => (
            <Chip key={times} isOn={times === speed} onClick={() => onSteer({ speed: times })}>
              {t('scripts.times', { times })}
            </Chip>
          ))}
        </div>
      </div>
    </Panel>
  );
}
