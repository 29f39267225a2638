import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { LabelledField } from './labelled-field';

type Props = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly problem?: ReactNode;
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
};

export function TextField({ input, ...field }: Props) {
  return (
    <LabelledField {...field}>
      {(control) => <input ref={input.autoFocus ? markAutofocus : null} {...input} {...control} dir="auto" />}
    </LabelledField>
  );
}

/** An opening dialog looks for this attribute, and React does not write it. */
function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
