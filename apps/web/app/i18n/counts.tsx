/** Counted words that several screens say. */
import { Plural } from '@lingui/react/macro';

type Props = { readonly count: number };

export function AdultCount({ count }: Props) {
  return <Plural value={count} one="# adult" other="# adults" />;
}

export function RoomCount({ count }: Props) {
  return <Plural value={count} one="# room" other="# rooms" />;
}
