import { useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Side } from '../../../contract/notification-pages.ts';
import type { Reach } from '../../../contract/reach.ts';
import { type Channel, CHANNELS, type Topic, type Way } from '../../../contract/reach-ways.ts';
import { type Cell, isOff } from '../../machines/notificationSettings/change.ts';
import { Switch } from '../ui/Switch.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) repeat(3, 84px)' },
  columnGap: '16',
  alignItems: { md: 'center' },
  py: '16',
  borderBlockStart: '1px solid {colors.line}',
});
const quiet = css({ color: 'quiet', fontSize: '13', maxW: '60ch' });
/** In the table, the column names the channel; in the list, the switch does. */
const cell = css({
  md: { display: 'flex', justifyContent: 'center', textAlign: 'center', '& label > span': { srOnly: true } },
  fontSize: { base: '15', md: '13' },
});
const fixed = css({
  color: 'quiet',
  minH: { base: '44px', md: '0' },
  display: { base: 'flex', md: 'block' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12',
});
const onlyInList = css({ md: { srOnly: true } });

interface ReachRowProps {
  side: Side;
  topic: Topic;
  ways: Readonly<Record<Channel, Way>>;
  reach: Reach;
  onTurn: (cell: Cell) => void;
}

/** One topic, and its channels. A row of a table; on a phone, an item of a list. */
export function ReachRow({ side, topic, ways, reach, onTurn }: ReachRowProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const isOfEmployer = side === 'employer' && topic === 'interviews';
  return (
    <li>
      <div className={row} role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`}>
        <div>
          <p id={`${id}-name`} className={css({ fontWeight: '600' })}>
            {t(`topic.${topic}`)}
          </p>
          <p id={`${id}-text`} className={quiet}>
            {t(`topic.${topic}.${isOfEmployer ? 'employer' : 'text'}`)}
            {ways.email === 'each' ? (
              <>
                {' '}
                <TextLink to="/account-settings/job-alert">{t('alerts.action')}</TextLink>
              </>
            ) : null}
          </p>
        </div>
        {CHANNELS.map((channel) => (
          <div key={channel} className={cell}>
            <Way way={ways[channel]} channel={channel} isOn={!isOff(reach, { topic, channel })} onTurn={() => onTurn({ topic, channel })} />
          </div>
        ))}
      </div>
    </li>
  );
}

function Way({ way, channel, isOn, onTurn }: { way: Way; channel: Channel; isOn: boolean; onTurn: () => void }) {
  const { t } = useTranslation('notifications');
  if (way === 'choice') return <Switch label={t(`channel.${channel}`)} checked={isOn} onChange={onTurn} />;
  // On a phone, channels that a topic doesn't use are left out; the table has a cell for them.
  if (way === 'none')
    return (
      <span className={css({ display: { base: 'none', md: 'inline' }, color: 'quiet' })} aria-hidden="true">
        –
      </span>
    );
  return (
    <p className={fixed}>
      <span className={onlyInList}>{t(`channel.${channel}`)}</span> <span>{t(way === 'each' ? 'way.each' : 'way.always')}</span>
    </p>
  );
}
