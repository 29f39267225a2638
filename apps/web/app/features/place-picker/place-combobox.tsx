/** The place field with its suggestions. A chunk of its own: it replaces the plain field once somebody means to type. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PLACE_SEARCH_MIN_CHARS, type PlaceType } from '@tenth-night/domain/places/place';
import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import {
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { PlaceFieldProps } from '../../lib/place-field';
import { useServices } from '../../lib/services';
import { Icon, type IconName } from '../../ui/icon';
import styles from './place-combobox.module.css';
import { placeContext } from './place-label';
import type { Selection } from './place-picker';
import { usePlaceSearch } from './use-place-search';

const ICONS: Readonly<Record<PlaceType, IconName>> = {
  airport: 'plane',
  hotel: 'bed',
  store: 'pin',
  city: 'pin',
  landmark: 'pin',
  poi: 'pin',
  region: 'map',
};

type Suggestion = { readonly id: string; readonly name: string; readonly icon: IconName; readonly context: string };

type Props = PlaceFieldProps & {
  /** Of the plain field, where it had the focus. */
  readonly selection: Selection | null;
};

export function PlaceCombobox({ text, chosen, onType, onChoose, fieldClass, labelClass, selection }: Props) {
  const { t } = useLingui();
  const { language } = useServices().visitor;
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A place that is chosen needs no more looking for, and stays among the suggestions: the widget empties
  // its field when what is chosen is not one of them.
  const search = usePlaceSearch(chosen ? '' : text);
  const separator = t({ message: ', ', comment: 'Between the parts of an address' });
  const places = search.status === 'found' ? search.places : [];
  const suggestions: readonly Suggestion[] = chosen
    ? [{ ...chosen, icon: 'pin', context: '' }]
    : places.map((place) => ({ ...place, icon: ICONS[place.type], context: placeContext(place, separator) }));

  return (
    <I18nProvider locale={language}>
      <ComboBox<Suggestion>
        ref={field}
        className={fieldClass ?? ''}
        items={suggestions}
        inputValue={text}
        onInputChange={onType}
        value={chosen?.id ?? null}
        onChange={(key) => {
          const place = places.find(({ id }) => id === key);
          if (place) onChoose(place);
        }}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        name="place"
        formValue="text"
      >
        <Icon name="pin" />
        <Label className={labelClass ?? ''}>
          <Trans>Where to?</Trans>
        </Label>
        <Input ref={input} placeholder={t`City, landmark or hotel`} autoComplete="off" enterKeyHint="search" />
        {selection && <TakeOver input={input} selection={selection} />}
        {/* What is over the page as a dialog hides all that is not inside it. */}
        <UNSAFE_PortalProvider getContainer={() => field.current?.closest('dialog') ?? document.body}>
          <Popover
            className={styles.popover ?? ''}
            triggerRef={field}
            placement="bottom start"
            offset={8}
            shouldFlip={false}
            maxHeight={400}
            hidden={search.status === 'idle'}
          >
            <ListBox<Suggestion>
              className={styles.list ?? ''}
              renderEmptyState={() => (
                <p className={styles.empty}>
                  {search.status === 'none' ? <Trans>No matches</Trans> : <Trans>Searching…</Trans>}
                </p>
              )}
            >
              {({ name, icon, context }) => (
                <ListBoxItem className={styles.option ?? ''} textValue={name}>
                  <Icon name={icon} />
                  <Text slot="label">
                    <bdi>{name}</bdi>
                  </Text>
                  <Text slot="description">
                    <bdi>{context}</bdi>
                  </Text>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </UNSAFE_PortalProvider>
      </ComboBox>
    </I18nProvider>
  );
}

type TakeOverProps = { readonly input: RefObject<HTMLInputElement | null>; readonly selection: Selection };

/** Goes on where the plain field stood: the focus, the selection, and the search that its text has already asked for. */
function TakeOver({ input, selection }: TakeOverProps) {
  const state = useContext(ComboBoxStateContext);
  const takeOver = useEffectEvent(() => {
    input.current?.focus();
    input.current?.setSelectionRange(...selection);
    if ((selection[0] ?? 0) >= PLACE_SEARCH_MIN_CHARS) state?.open(null, 'input');
  });
  // Before the browser can deliver another key.
  useLayoutEffect(() => takeOver(), []);
  return null;
}
