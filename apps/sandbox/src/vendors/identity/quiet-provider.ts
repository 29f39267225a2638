/** Imports oidc-provider's internal modules: on Node 20 its main module writes a warning to the console. */
import type { interactionPolicy, Provider as ProviderClass } from 'oidc-provider';
// @ts-expect-error The package has types only for its main module.
import * as policy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
// @ts-expect-error The same.
import { Provider as UntypedProvider } from 'oidc-provider/lib/provider.js';

export type Provider = ProviderClass;
export const Provider: typeof ProviderClass = UntypedProvider;
export const { base, Prompt }: Pick<typeof interactionPolicy, 'base' | 'Prompt'> = policy;
