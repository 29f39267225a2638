import { Plural } from '@lingui/react/macro';

export function NightCount({ count }: { readonly count: number }) {
  return <Plural value={count} one="# night" other="# nights" />;
}
