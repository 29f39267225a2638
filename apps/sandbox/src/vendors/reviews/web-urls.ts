/** Addresses in answers: pages of the vendor's site, with the partner number, and pictures that we serve. */

import { VENDOR_PREFIXES } from '../../kernel/vendors';
import type { Location } from './location';
import { cityLocationId } from './location-id';

const SITE = 'https://www.tripadvisor.com';
const PARTNER = 'm=00000';
const PAGES = { hotels: 'Hotel', restaurants: 'Restaurant', attractions: 'Attraction', geos: 'Tourism' } as const;

export const IMAGES_PATH = `${VENDOR_PREFIXES.reviews}/img`;

const inAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '_');

const placeOf = ({ id, city }: Location): string => `g${cityLocationId(city)}-d${id}`;

export const pageUrl = (location: Location): string =>
  `${SITE}/${PAGES[location.category]}_Review-${placeOf(location)}-Reviews-${inAddress(location.name)}.html?${PARTNER}`;

export const photosUrl = (location: Location): string => `${pageUrl(location)}#photos`;

export const writeReviewUrl = (location: Location): string =>
  `${SITE}/UserReview-${placeOf(location)}-${inAddress(location.name)}.html?${PARTNER}`;

export const reviewUrl = (location: Location, reviewId: number): string =>
  `${SITE}/ShowUserReviews-${placeOf(location)}-r${reviewId}-Reviews-${inAddress(location.name)}.html?${PARTNER}#review${reviewId}`;

/** `rating` in the vendor's form: `4.5`. */
export const bubblesUrl = (origin: string, rating: string): string => `${origin}${IMAGES_PATH}/ratings/${rating}.svg`;
export const avatarUrl = (origin: string, number: number): string => `${origin}${IMAGES_PATH}/avatars/${number}.svg`;
export const awardUrl = (origin: string, year: number): string => `${origin}${IMAGES_PATH}/awards/${year}.svg`;
