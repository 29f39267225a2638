/** Which pages a site has. What the operator has not configured is neither linked nor reachable. */
import type { PageName } from '@tenth-night/domain/site/paths';
import type { SiteFacts } from '../../site-entry';

export function isConfigured(page: PageName, { support, experiences }: SiteFacts): boolean {
  if (page === 'support') return Boolean(support.email ?? support.phone ?? support.emergencyPhone);
  return page !== 'experiences' || experiences !== null;
}
