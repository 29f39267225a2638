/** The areas of maps. OPEN-19. */
import { type Area, roundedDegrees } from './area';
import { type Coordinates, EARTH_RADIUS_KM } from './distance';

/** The area that a map shows. A map's longitudes continue beyond 180 when it is panned past the date line. */
export function areaInView({ south, west, north, east }: Area): Area {
  const isWholeTurn = east - west >= 360;
  return {
    south: roundedDegrees(Math.max(-90, south)),
    west: isWholeTurn ? -180 : roundedDegrees(wrapLongitude(west)),
    north: roundedDegrees(Math.min(90, north)),
    east: isWholeTurn ? 180 : roundedDegrees(wrapLongitude(east)),
  };
}

/** From -180 up to 180. */
function wrapLongitude(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** The square around a point, from its middle to each side this far. */
export function areaAround({ latitude, longitude }: Coordinates, km: number): Area {
  const north = (km / EARTH_RADIUS_KM) * (180 / Math.PI);
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return areaInView({
    south: latitude - north,
    west: longitude - east,
    north: latitude + north,
    east: longitude + east,
  });
}
