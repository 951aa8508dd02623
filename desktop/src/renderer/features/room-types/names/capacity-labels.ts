/** The words for the capacity labels (R115): 1 large bed, 2 twin beds, 3 three beds. */
export const capacityLabels = { 1: 'large', 2: 'twin', 3: 'three' } as const;
export type CapacityLabel = keyof typeof capacityLabels;
