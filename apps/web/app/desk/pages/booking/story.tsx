/** Everything that happened to a booking, oldest first. Equal calls in a row are one line with their number. */
import type { DeskBookingDetail, DeskStoryLine } from '@tenth-night/contract/desk';
import styles from '../../desk.module.css';
import { callWords, doneWords, letterWords, momentWords, STATE_WORDS } from '../../desk-words';

export type ToldLine = DeskStoryLine & { readonly times: number };

export function Story({ booking }: { readonly booking: DeskBookingDetail }) {
  return (
    <section>
      <h2>Story</h2>
      <ol className={styles.story}>
        {joinRepeats(booking.story).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story only grows at its end
          <li key={i} data-kind={line.kind}>
            <time dateTime={line.at}>{momentWords(line.at)}</time>
            <div>
              <strong>{whatWords(line)}</strong> {outcomeWords(line)}
              <div className={styles.soft}>{sourceWords(line)}</div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A provider that does not answer is asked many times. */
export function joinRepeats(story: readonly DeskStoryLine[]): ToldLine[] {
  const lines: ToldLine[] = [];
  for (const line of story) {
    const last = lines.at(-1);
    const isRepeat = last && line.kind === 'call' && last.what === line.what && last.outcome === line.outcome;
    if (isRepeat) lines[lines.length - 1] = { ...line, times: last.times + 1 };
    else lines.push({ ...line, times: 1 });
  }
  return lines;
}

function whatWords({ kind, what, times }: ToldLine): string {
  const words = { state: stateWords, call: callWords, letter: letterWords, action: doneWords }[kind](what);
  return times > 1 ? `${words}, ${times} times` : words;
}

const stateWords = (state: string): string => STATE_WORDS[state as keyof typeof STATE_WORDS]?.[0] ?? state;

function outcomeWords({ kind, outcome, ms }: ToldLine): string {
  const time = ms === null ? '' : `, ${ms} ms`;
  if (kind === 'call')
    return `${outcome === 'ok' ? 'answered' : outcome === 'none' ? 'found nothing' : outcome}${time}`;
  return outcome ?? '';
}

function sourceWords({ who, requestId }: ToldLine): string {
  return [who, requestId].filter(Boolean).join(' · ');
}
