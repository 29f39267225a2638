/** Finds bookings by what a traveler can read out. The search is in the address, so it can be reloaded and shared. */
import type { DeskBookings } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { BOOKING_STATES } from '@tenth-night/domain/booking/intent';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { LabelledField } from '../../ui/labelled-field';
import { TextField } from '../../ui/text-field';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { DeskLink } from '../desk-link';
import { goTo, useDeskQuery } from '../desk-path';
import { STATE_WORDS } from '../desk-words';
import { BookingTable, Loaded } from '../parts';
import { useDeskLoad } from '../use-desk-load';

export function BookingsPage({ onClosed }: PageProps) {
  const query = useDeskQuery();
  const asked = new URLSearchParams(query);
  const loaded = useDeskLoad<DeskBookings>(DESK_PATHS.deskBookings + query, onClosed);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    goTo(`bookings${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`);
  }

  const older = (before: string) => `bookings?${new URLSearchParams([...asked, ['before', before]].filter(isLast))}`;
  return (
    <>
      <h1>Bookings</h1>
      <form key={query} className={styles.search} onSubmit={search}>
        <TextField
          label="Reference, email, name, or the provider’s id"
          input={{ name: 'q', type: 'search', defaultValue: asked.get('q') ?? '', maxLength: 200 }}
        />
        <LabelledField label="State">
          {(control) => (
            <select {...control} name="state" defaultValue={asked.get('state') ?? ''}>
              <option value="">All</option>
              {BOOKING_STATES.map((state) => (
                <option key={state} value={state}>
                  {STATE_WORDS[state][0]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <Button look="main" type="submit">
          Search
        </Button>
      </form>
      <Loaded {...loaded}>
        {({ data, more }) => (
          <>
            {data.length === 0 ? <p>Nothing found.</p> : <BookingTable rows={data} now={Date.now()} />}
            {more && <DeskLink to={older(more)}>Older bookings</DeskLink>}
          </>
        )}
      </Loaded>
    </>
  );
}

/** The last one of each name counts. */
function isLast([name]: readonly string[], i: number, all: readonly (readonly string[])[]): boolean {
  return all.findLastIndex(([other]) => other === name) === i;
}
