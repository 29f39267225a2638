/** `debug=1`: how the search went, for operators. In English; it never leaves the browser. */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useSyncExternalStore } from 'react';
import { createLog, LOG_ENTRIES, type LogEntry } from '../../lib/page/log';
import { useServices } from '../../lib/page/services';
import styles from './diagnostics.module.css';
import type { ResultsState } from './load/results-store';

type Props = { readonly criteria: SearchCriteria; readonly state: ResultsState; readonly matching: number };

export function Diagnostics({ criteria, state, matching }: Props) {
  const log = useServices().single(createLog);
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const { batches } = state;
  const facts = {
    Place: `${criteria.placeName} (${criteria.placeId})`,
    Rates: criteria.isStreaming ? 'streamed' : 'one answer for each batch',
    Status: state.status,
    Hotels: `${state.hotels.length}, of which ${matching} match and ${state.priced} have a price`,
    Batches: `${batches.done} of ${batches.total} done, ${batches.failed} failed`,
  };
  return (
    <details className={styles.diagnostics} open lang="en" dir="ltr">
      <summary>Diagnostics</summary>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Log: {entries.length} of at most {LOG_ENTRIES} entries, the newest first.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol tabIndex={0} aria-label="Log">
        {entries.toReversed().map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and no state
          <li key={i}>{written(entry)}</li>
        ))}
      </ol>
    </details>
  );
}

function written({ at, what, detail }: LogEntry): string {
  const facts = Object.entries(detail).map(([name, value]) => `${name}=${value}`);
  return [new Date(at).toISOString().slice(11, 23), what, ...facts].join(' ');
}
