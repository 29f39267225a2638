import { useLingui } from '@lingui/react/macro';

/**
 * The known parts of an address, from the street to the country. Each name appears once: some cities are also
 * countries.
 */
export function AddressLine({ parts }: { readonly parts: readonly (string | null)[] }) {
  const { t } = useLingui();
  const known = [...new Set(parts.filter(Boolean))];
  return (
    <span>
      {known.map((part, i) => (
        <span key={part}>
          {i > 0 && t({ message: ', ', comment: 'Between the parts of an address' })}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}
