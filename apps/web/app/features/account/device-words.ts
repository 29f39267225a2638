import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/date-time';
import { useServices } from '../../lib/page/services';

/** `Firefox · Android`, the same in every language. */
export function useDeviceName(): (device: string) => string {
  const { t } = useLingui();
  return (device) => device || t`Unknown device`;
}

/** In the visitor's own time zone. */
export function useMomentWords(): (moment: string) => string {
  const { language } = useServices().visitor;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (moment) => formatDateTime(Date.parse(moment), timeZone, language);
}
