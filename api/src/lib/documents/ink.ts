/** The colors of words and lines on paper; the operator's own are in `paperColors`. */
export const ink = {
  abyss: '#0a2233',
  ink: '#12222c',
  mist: '#56707e',
  line: '#cfd8dd',
  white: '#ffffff',
} as const;
