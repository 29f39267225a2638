/** The place field. Server-rendered as a plain input that works alone; its suggestions load on first intent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceFieldProps } from '../../lib/place-field';
import { Icon } from '../../ui/icon';
import type { PlaceCombobox } from './place-combobox';

/** From where to where; both are the caret where nothing is selected. */
export type Selection = readonly [from: number | null, to: number | null];

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Selection => [selectionStart, selectionEnd];

export function PlacePicker(props: PlaceFieldProps) {
  const { text, onType, fieldClass, labelClass } = props;
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLoading = useRef(false);
  const isComposing = useRef(false);
  const [combobox, setCombobox] = useState<{ Field: typeof PlaceCombobox; selection: Selection | null } | null>(null);

  // What was typed before the script arrived is in the field, not yet in the state.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed && typed !== text) onType(typed);
    if (input.current && input.current === document.activeElement) void loadSuggestions();
  });
  useEffect(() => takeOver(), []);

  if (combobox) return <combobox.Field {...props} selection={combobox.selection} />;

  async function loadSuggestions(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { PlaceCombobox: Field } = await import('./place-combobox');
      await compositionEnd(input.current);
      const { current } = input;
      const hasFocus = current !== null && document.activeElement === current;
      // At once: a key between reading the selection and replacing the field would land in the wrong place.
      flushSync(() => setCombobox({ Field, selection: hasFocus ? selectionOf(current) : null }));
    } catch {
      // The plain field works alone; the next focus tries again.
      isLoading.current = false;
    }
  }

  /** Replacing the field inside a composition would lose what is being composed. */
  async function compositionEnd(field: HTMLInputElement | null): Promise<void> {
    if (!isComposing.current) return;
    await new Promise((resolve) => field?.addEventListener('compositionend', resolve, { once: true }));
  }

  return (
    <div className={fieldClass}>
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
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
        onFocus={loadSuggestions}
        onPointerEnter={loadSuggestions}
      />
    </div>
  );
}
