/** The amenities that are offered for a room type (R115). This file loads no schemas, because the booking page uses it. */
export const amenities = ['toilet', 'wifi', 'tv', 'ac', 'minibar', 'safe', 'phone', 'hairdryer'] as const;

/** Amenities with a name in every language: the offered ones, and own ones of the sample operator. */
export const namedAmenities = [...amenities, 'balcony', 'bathtub'] as const;
