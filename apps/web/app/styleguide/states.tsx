/** Shown instead of content: each drawing, and what failed. */

import { FailedState } from '../stay-ui/failed-state';
import { Button, MAIN_BUTTON_CLASS } from '../ui/button';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
import { TornLine } from '../ui/torn-line';
import { Group, Sample } from './sample';

const FILES = import.meta.glob<string>('../ui/drawings/*.svg', { query: '?url', import: 'default', eager: true });
const LONG = 'Donaudampfschifffahrtsgesellschaft: a title of many words stays readable on a small screen';

const action = (
  <Link to="/" className={MAIN_BUTTON_CLASS}>
    Search hotels
  </Link>
);

export function States() {
  return (
    <>
      {Object.entries(FILES).map(([file, address]) => (
        <StateCard key={file} drawing={address} level={2} title={nameOf(file)} action={action}>
          One sentence that says what to do next.
        </StateCard>
      ))}
      <StateCard drawing={<TornLine isOffline />} level={2} title={LONG} action={action} small={LONG}>
        {LONG}
      </StateCard>
      <Group name="Inside another card">
        <Sample name="Flat">
          <StateCard
            drawing={<TornLine isOffline={false} />}
            level={3}
            title="Flat"
            isFlat
            action={<Button>Try again</Button>}
          >
            One sentence.
          </StateCard>
        </Sample>
      </Group>
      <Group name="Failed state">
        <Sample name="Something failed">
          <FailedState level={3} title="Hotels did not load" small="Failed to load hotels" retry={() => {}}>
            Nothing is lost.
          </FailedState>
        </Sample>
        <Sample name="Busy">
          <FailedState level={3} title="Hotels did not load" isBusy retry={() => {}}>
            Nothing is lost.
          </FailedState>
        </Sample>
      </Group>
    </>
  );
}

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.svg', '');
