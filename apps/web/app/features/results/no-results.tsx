/** Why there is nothing to choose from, and a way on. Search-and-browse §8; OPEN-33. */
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import darkHouse from '../../ui/drawings/dark-house.svg?url';
import shutters from '../../ui/drawings/shutters.svg?url';
import signpost from '../../ui/drawings/signpost.svg?url';
import { StateCard } from '../../ui/state-card';
import type { EditSearch } from './edit-search';

type EditProps = { readonly onEdit: EditSearch };

/** The list of the destination is empty. */
export function NoHotels({ onEdit }: EditProps) {
  return (
    <StateCard
      drawing={signpost}
      level={2}
      title={<Trans>No hotels found.</Trans>}
      action={
        <Button look="main" onClick={() => onEdit('place')}>
          <Trans>Search another place</Trans>
        </Button>
      }
      small={<Trans>No hotels found for this destination.</Trans>}
    >
      <Trans>We have no hotels here. Try the nearest city.</Trans>
    </StateCard>
  );
}

export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <StateCard
      drawing={shutters}
      level={2}
      title={<Trans>Nothing matches your filters</Trans>}
      action={
        <Button look="main" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    >
      <Trans>No hotels match the selected filters.</Trans> <Trans>Remove a filter to see more.</Trans>
    </StateCard>
  );
}

/** Every hotel was asked, and none has a room. */
export function NoRates({ onEdit }: EditProps) {
  return (
    <StateCard
      role="status"
      drawing={darkHouse}
      level={2}
      title={<Trans>No rooms on these dates</Trans>}
      action={
        <Button look="main" onClick={() => onEdit('dates')}>
          <Trans>Change dates</Trans>
        </Button>
      }
      small={<Trans>No available rates for the selected dates. Try adjusting dates or guests.</Trans>}
    >
      <Trans>We asked every hotel here. Try other dates, or other rooms for your party.</Trans>
    </StateCard>
  );
}
