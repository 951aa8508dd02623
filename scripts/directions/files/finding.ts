/** A finding in a file. `file` is a path from the project's folder. */
export interface Finding {
  file: string;
  line?: number;
  /** The problem, as a sentence about the file. */
  message: string;
}
