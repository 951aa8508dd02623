import { useSearch } from 'wouter';

/** The parts of the personal center, in the order of its links; basic info and security are prescribed (R24). */
export const sections = ['basicInfo', 'security', 'passengers', 'privacy'] as const;

export type Section = (typeof sections)[number];

/** The section in the address; basic info by default. */
export function useSection(): Section {
  const named = new URLSearchParams(useSearch()).get('section');
  return sections.find(section => section === named) ?? 'basicInfo';
}
