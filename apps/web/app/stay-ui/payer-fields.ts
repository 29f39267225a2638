/** The ten fields of 'Your details', in their order. Hotel-checkout-trips §2 "Checkout". */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayerField } from '@tenth-night/domain/checkout/payer';

type FieldLook = {
  readonly label: MessageDescriptor;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly isRequired?: boolean;
  readonly isOptional?: boolean;
  /** Takes the whole width of the form. */
  readonly isWide?: boolean;
  /** The limit of our API. */
  readonly maxLength?: number;
};

const NAME_LENGTH = 100;
const LINE_LENGTH = 200;

export const PAYER_FIELDS: Readonly<Record<PayerField, FieldLook>> = {
  firstName: { label: msg`First name`, autoComplete: 'given-name', isRequired: true, maxLength: NAME_LENGTH },
  lastName: { label: msg`Last name`, autoComplete: 'family-name', isRequired: true, maxLength: NAME_LENGTH },
  email: { label: msg`Email`, autoComplete: 'email', type: 'email', isRequired: true, isWide: true, maxLength: 254 },
  phone: { label: msg`Phone`, autoComplete: 'tel', type: 'tel', isOptional: true, isWide: true, maxLength: 40 },
  address1: { label: msg`Address line 1`, autoComplete: 'address-line1', isWide: true, maxLength: LINE_LENGTH },
  address2: {
    label: msg`Address line 2`,
    autoComplete: 'address-line2',
    isOptional: true,
    isWide: true,
    maxLength: LINE_LENGTH,
  },
  city: { label: msg`City`, autoComplete: 'address-level2', maxLength: NAME_LENGTH },
  state: { label: msg`State/Region`, autoComplete: 'address-level1', maxLength: NAME_LENGTH },
  zip: { label: msg`ZIP/Postal code`, autoComplete: 'postal-code', maxLength: 40 },
  country: { label: msg`Country`, autoComplete: 'country' },
};
