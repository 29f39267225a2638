/** Counted words that several screens use. */
import { Plural, useLingui } from '@lingui/react/macro';
import type { Travellers } from '@tenth-night/domain/stay/occupancy';

type Props = { readonly count: number };

export function AdultCount({ count }: Props) {
  return <Plural value={count} one="# adult" other="# adults" />;
}

export function ChildCount({ count }: Props) {
  return <Plural value={count} one="# child" other="# children" />;
}

export function RoomCount({ count }: Props) {
  return <Plural value={count} one="# room" other="# rooms" />;
}

/** `2 adults, 1 child · 1 room`. A new line never begins with the dot. */
export function PartyCount({ travellers }: { readonly travellers: Travellers }) {
  const { t } = useLingui();
  const { adults, childrenAges, rooms } = travellers;
  return (
    <>
      <AdultCount count={adults} />
      {childrenAges.length > 0 && (
        <>
          {t`, `}
          <ChildCount count={childrenAges.length} />
        </>
      )}
      {'\u00a0· '}
      <RoomCount count={rooms} />
    </>
  );
}
