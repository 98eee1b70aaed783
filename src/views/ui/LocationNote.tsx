import LocateFixed from '~icons/lucide/locate-fixed';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import { css } from '#css/css';
import { countryById } from '../../../contract/countries.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import type { NearestPlace } from '../../machines/myLocation/myLocation.actors.ts';
import type { myLocationMachine } from '../../machines/myLocation/myLocation.machine.ts';
import { IconButton } from './IconButton.tsx';
import { suggestClearStyle } from './searchField.styles.ts';
import { Spinner } from './Spinner.tsx';
import { TextLink } from './TextLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What the chart of “Use my location” shows, and what it is told. */
export interface Locating {
  state: StateValueFrom<typeof myLocationMachine>;
  /** The nearest place: in the search field where it is `found`, of another market where it is `outside`. */
  place: NearestPlace | null;
  onAsk: () => void;
}

const isBusy = ({ state }: Locating) => state === 'locating' || state === 'resolving';

export function LocationButton({ locating }: { locating: Locating }) {
  const { t } = useTranslation('common');
  const ask = () => {
    // On a phone the fields take the screen while one types, and would hide what is said.
    (document.activeElement as HTMLElement | null)?.blur();
    locating.onAsk();
  };
  return (
    <IconButton label={t('location.use')} aria-busy={isBusy(locating) || undefined} className={suggestClearStyle} onClick={ask}>
      {isBusy(locating) ? <Spinner /> : <LocateFixed size={20} aria-hidden="true" />}
    </IconButton>
  );
}

const note = css({ px: '16', pt: '8', fontSize: '14', color: 'quiet', textWrap: 'pretty' });

/** What came of asking for one's location, below the search field. */
export function LocationNote({ locating }: { locating: Locating }) {
  const { t, i18n } = useTranslation('common');
  const { state, place } = locating;
  const country = countryById(place?.countryId ?? 0);
  const countryName = country && (new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country.code.toUpperCase()) ?? country.name);
  if (state === 'found') {
    return (
      <div role="status">
        <VisuallyHidden>{t('location.found', { place: place?.value })}</VisuallyHidden>
      </div>
    );
  }
  return (
    <div role="status">
      {state === 'idle' ? null : (
        <p className={note}>
          {t(`location.${state}`, { place: place?.value, country: countryName })}
          {state === 'outside' && place ? (
            <>
              {' '}
              {/* A place of another country is searched with that country's lists: the page begins anew. */}
              <TextLink to={buildSearchUrl({ location: [place.seoValue] })} reloadDocument>
                {t('location.there', { place: place.value })}
              </TextLink>
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
