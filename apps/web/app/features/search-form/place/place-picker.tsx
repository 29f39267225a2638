/**
 * The place field. The server renders a plain input that works alone. It becomes a combobox when its panel has
 * loaded.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { PLACE_SEARCH_MIN_CHARS } from '@tenth-night/domain/places/place';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLazyPart } from '../../../lib/page/use-lazy-part';
import { Icon } from '../../../ui/icon';
import type { PlaceFieldProps } from './place-field';
import { useSuggestionList } from './use-suggestion-list';

const loadPanel = async () => ({ ...(await import('./place-panel')), ...(await import('./after-key')) });

export function PlacePicker(props: PlaceFieldProps) {
  const { text, chosen, onType, onChoose, onFill, fieldClass, labelClass } = props;
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { Part, prepare } = useLazyPart('widgets', loadPanel);
  const question = chosen ? '' : text.trim();
  const canOpen = !question || question.length >= PLACE_SEARCH_MIN_CHARS;
  const list = useSuggestionList({ id: `${id}-list`, canOpen, afterKey: Part?.afterKey });

  // Text typed before the script loaded is in the field but not yet in the state.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed && typed !== text) onType(typed);
    if (input.current && input.current === document.activeElement) {
      prepare();
      list.open();
    }
  });
  useEffect(() => takeOver(), []);

  return (
    <div className={fieldClass} onPointerEnter={prepare}>
      <Icon name="pin" />
      <label className={labelClass} htmlFor={id}>
        <Trans>Where to?</Trans>
      </label>
      <input
        ref={input}
        id={id}
        name="place"
        type="text"
        value={text}
        placeholder={t`City, landmark or hotel`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          list.open();
          onType(event.target.value);
        }}
        onFocus={() => {
          prepare();
          if (!text) list.open();
        }}
        onClick={list.open}
        onBlur={() => {
          // The field keeps the focus while only the window loses it, for example to the browser's own question.
          if (document.activeElement !== input.current) list.close();
        }}
        onKeyDown={list.onKeyDown}
        {...(Part && list.inputProps)}
      />
      {Part && list.isOpen && (
        <Part.PlacePanel {...{ text, question, onChoose, onFill }} label={t`Where to?`} {...list.listProps} />
      )}
    </div>
  );
}
