/** The aspects that travellers rate separately, with the names of the wire (reference §3.3). */
export const ASPECTS = [
  'rate_location',
  'rate_sleep',
  'rate_room',
  'rate_service',
  'rate_value',
  'rate_cleanliness',
] as const;
