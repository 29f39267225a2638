import sprite from './icons.svg?url';

/**
 * Two houses and a torn line between them. In the file of the icons, which every page has loaded before: the network
 * may be what failed. A lit window says that somebody is still there; without a connection there is only a candle.
 */
export function TornLine({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#d-${isOffline ? 'offline' : 'failed'}`} />
    </svg>
  );
}
