/** What the place field offers while nothing is typed: the traveler's position, recent searches and popular cities. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { dayTime } from '@tenth-night/domain/stay/dates';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useServices } from '../../../lib/page/services';
import { cityArt } from '../../../stay-ui/city-art';
import { PartyCount } from '../../../stay-ui/counts';
import { useDestinationNames } from '../../../stay-ui/use-destination-names';
import { Icon } from '../../../ui/icon';
import { ListRow } from './list-row';
import type { Fill } from './place-field';
import styles from './place-panel.module.css';
import { type NearState, OFFERED_CITIES, usePlaceOffers } from './use-place-offers';
import type { Choice, ListProps } from './use-suggestion-list';

type Props = ListProps & { readonly label: string; readonly text: string; readonly onFill: Fill };

export function PlaceOffers({ label, text, onFill, onChoices, ...list }: Props) {
  const { t } = useLingui();
  const { format } = useServices();
  const { cityName } = useDestinationNames();
  const { recents, near, forget, fillCity, fillNear, fillSearch } = usePlaceOffers(onFill);
  const nearName = t`Near me`;
  const cities = OFFERED_CITIES.map((city) => ({ ...city, name: cityName(city) }));
  const canClear = recents.length > 1;
  const choices: readonly Choice[] = [
    { choose: () => void fillNear(nearName, text, list.onClose), isAction: true },
    ...recents.map((search) => ({ choose: () => fillSearch(search), remove: () => forget(search) })),
    ...(canClear ? [{ choose: () => forget(null), isAction: true }] : []),
    ...cities.map(({ name }) => ({ choose: () => void fillCity(name) })),
  ];
  useTellChoices(choices, onChoices, [recents, text]);
  const firstCity = choices.length - cities.length;

  return (
    <>
      <p className="sr-only" role="status">
        {near !== 'idle' && <NearWords state={near} />}
      </p>
      <div className={styles.list} id={list.id} role="listbox" aria-label={label}>
        <ListRow
          list={list}
          index={0}
          mark={<Icon name="locate" />}
          name={nearName}
          context={<NearWords state={near} />}
        />
        {recents.length > 0 && (
          <Group title={t`Recent searches`}>
            {recents.map((search, index) => (
              <Recent
                key={search.placeId ?? search.placeName}
                list={list}
                index={1 + index}
                search={search}
                onRemove={() => forget(search)}
              />
            ))}
            {canClear && (
              <ListRow list={list} index={firstCity - 1} mark={<Icon name="close" />} name={t`Clear recent searches`} />
            )}
          </Group>
        )}
        <Group title={t`Popular destinations`}>
          {cities.map(({ slug, name, countryCode }, index) => (
            <ListRow
              key={slug}
              list={list}
              index={firstCity + index}
              mark={<img src={cityArt(slug)} width={40} height={40} alt="" />}
              name={name}
              context={<bdi>{format.country(countryCode)}</bdi>}
            />
          ))}
        </Group>
      </div>
    </>
  );
}

/** After a removal the highlight stays where it is. */
function useTellChoices(choices: readonly Choice[], onChoices: ListProps['onChoices'], on: readonly unknown[]): void {
  const hasTold = useRef(false);
  const tell = useEffectEvent(() => {
    onChoices(choices, hasTold.current);
    hasTold.current = true;
  });
  // Before the next paint, so that the keys know every row that is visible.
  useLayoutEffect(() => tell(), [...on]);
}

function NearWords({ state }: { readonly state: NearState }): ReactNode {
  if (state === 'asking') return <Trans>Finding where you are…</Trans>;
  if (state === 'refused') {
    return <Trans>Your browser did not share your location. Type a city instead, or allow it in the settings.</Trans>;
  }
  if (state === 'failed') return <Trans>We could not find out where you are. Try again, or type a city.</Trans>;
  return <Trans>Your browser asks you first</Trans>;
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.title} id={id} role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}

type RecentProps = {
  readonly list: Omit<ListProps, 'onChoices'>;
  readonly index: number;
  readonly search: SearchCriteria;
  onRemove(): void;
};

function Recent({ list, index, search: { placeName, dates, travellers }, onRemove }: RecentProps) {
  const { t } = useLingui();
  const { format } = useServices();
  const context = (
    <>
      <span className={styles.whole}>
        {format.shortDay(dayTime(dates.checkin))} – {format.shortDay(dayTime(dates.checkout))} ·
      </span>{' '}
      <span className={styles.whole}>
        <PartyCount travellers={travellers} />
      </span>
      <span className="sr-only">
        {' '}
        <Trans>Press Delete to remove it.</Trans>
      </span>
    </>
  );
  return (
    <div className={styles.kept} role="presentation">
      <ListRow list={list} index={index} mark={<Icon name="clock" />} name={placeName ?? ''} context={context} />
      {/* An option too, because a listbox holds nothing else. The arrow keys pass it: Delete does the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys */}
      <div
        className={styles.remove}
        role="option"
        aria-selected={false}
        aria-label={t`Remove ${placeName} from recent searches`}
        title={t`Remove`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </div>
    </div>
  );
}
