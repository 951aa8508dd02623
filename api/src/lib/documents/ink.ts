/** The brand's colors on paper. */
export const ink = {
  abyss: '#0a2233',
  lagoon: '#0b6b80',
  ink: '#12222c',
  mist: '#56707e',
  line: '#cfd8dd',
  white: '#ffffff',
} as const;
