/** 'Guests and requests', folded. The hotel gets all of it, and promises none of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isWished } from '@tenth-night/domain/booking/stay-wishes';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './details-form.module.css';
import type { WishesForm } from './use-wishes';
import { WishesFields } from './wishes-fields';

type Props = { readonly form: WishesForm; readonly roomCount: number };

const ID = 'wishes';

/** The name that a guest still needs, or the line that opens the fields. */
export function focusWishes(): void {
  const part = document.getElementById(ID);
  (part?.querySelector<HTMLElement>('input:invalid') ?? part?.querySelector('summary'))?.focus();
}

export function WishesPart({ form, roomCount }: Props) {
  const { t } = useLingui();
  // Opens by itself if it is filled in. After that the traveller decides.
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if (!hasOpened && isWished(form.wishes)) {
    setHasOpened(true);
    setIsOpen(true);
  }
  return (
    <form
      id={ID}
      noValidate
      className={styles.wishes}
      aria-label={t`Guests and requests`}
      onSubmit={(event) => event.preventDefault()}
    >
      <details className={styles.more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="plus" />
          <span>
            <Trans>Guests and requests</Trans>{' '}
            <small>
              <Trans>(optional)</Trans>
            </small>
          </span>
        </summary>
        {isOpen && <WishesFields form={form} roomCount={roomCount} />}
      </details>
    </form>
  );
}
