/** The hotels of the list as map spots: single hotels if there is room, else clusters. */
import type { Area } from '@tenth-night/domain/places/area';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import Supercluster from 'supercluster';
import { MAX_ZOOM } from '../../../map-ui/max-zoom';

/** More than fit on a screen. More would only slow the map down. */
const MOST_SPOTS = 100;

export type Spot = {
  readonly key: string;
  readonly at: Coordinates;
  /** In the order of the list. A cluster has several. */
  readonly hotelIds: readonly string[];
  /** The zoom at which a cluster splits. Null for a single hotel. */
  readonly opensAt: number | null;
};

export type View = { readonly bounds: Area; readonly zoom: number };

type Point = { readonly rank: number };

export type ClusterIndex = {
  /** The spots in view, in the order of the list. */
  spots(view: View): readonly Spot[];
};

/** Merges hotels that are closer than `apartPx`. */
export function createClusterIndex(rows: readonly HotelAtDistance[], apartPx: number): ClusterIndex {
  const tree = new Supercluster<Point>({ radius: apartPx, maxZoom: MAX_ZOOM - 1 });
  tree.load(rows.flatMap(({ hotel }, rank) => feature(hotelCoordinates(hotel), rank)));
  // A cache, because every new price asks for a cluster's hotels again.
  const members = new Map<number, readonly number[]>();

  function ranksOf(properties: Found['properties']): readonly number[] {
    if (!('cluster_id' in properties)) return [properties.rank];
    const id = properties.cluster_id as number;
    const known = members.get(id);
    if (known) return known;
    const ranks = tree.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.rank);
    ranks.sort((a, b) => a - b);
    members.set(id, ranks);
    return ranks;
  }

  function spotOf({ geometry, properties }: Found) {
    const ranks = ranksOf(properties);
    const hotelIds = ranks.map((rank) => rows[rank]?.hotel.hotelId ?? '');
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const clusterId = 'cluster_id' in properties ? (properties.cluster_id as number) : null;
    const spot: Spot = {
      key: clusterId === null ? `hotel ${hotelIds[0]}` : `cluster ${clusterId}`,
      at: { latitude, longitude },
      hotelIds,
      opensAt: clusterId === null ? null : tree.getClusterExpansionZoom(clusterId),
    };
    return { rank: ranks[0] ?? 0, spot };
  }

  return {
    spots: ({ bounds: { west, south, east, north }, zoom }) =>
      tree
        .getClusters([west, south, east, north], Math.floor(zoom))
        .map(spotOf)
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, MOST_SPOTS)
        .map(({ spot }) => spot),
  };
}

type Found = ReturnType<Supercluster<Point>['getClusters']>[number];

function feature(at: Coordinates | null, rank: number) {
  if (!at) return [];
  const geometry = { type: 'Point' as const, coordinates: [at.longitude, at.latitude] };
  return [{ type: 'Feature' as const, geometry, properties: { rank } }];
}
