import { MAP_VIEW } from '@tenth-night/domain/search/map-view';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/router-view';

const [VIEW_KEY, MAP] = MAP_VIEW;

const loadMap = async () => (await import('./results-map')).ResultsMap;

/**
 * Open while the address says so: Back closes the map, and a shared link opens it. Closing it goes back too. If the
 * list was filtered since then, it only removes the map from the address.
 */
export function useMapView() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const closed = [...query].filter(([name]) => name !== VIEW_KEY);
  const beneath = new URLSearchParams(closed).toString();
  return {
    isOpen: query.get(VIEW_KEY) === MAP,
    load: loadMap,
    onOpen: () => setQuery([...closed, [VIEW_KEY, MAP]], { state: { beneath }, preventScrollReset: true }),
    onClose() {
      if (state?.beneath === beneath) void navigate(-1);
      else setQuery(closed, { replace: true, preventScrollReset: true });
    },
  };
}
