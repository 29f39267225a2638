/** We search no prices for robots: they would cost the provider's quota and help nobody. */

const ROBOT = /bot\b|bot\/|crawl|spider|slurp|archiver|facebookexternalhit|preview/i;

/** Whether a browser's `User-Agent` says that it is a robot. A missing one is a robot too. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}
