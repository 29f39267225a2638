import { Plural } from '@lingui/react/macro';

/** The promise of the stays to come. */
export function BookedNights({ booked }: { readonly booked: number }) {
  return (
    <Plural
      value={booked}
      one="# night booked: it lights up after your stay."
      other="# nights booked: they light up after your stay."
    />
  );
}
