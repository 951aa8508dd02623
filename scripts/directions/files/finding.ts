/** What is wrong at one place. `file` is a path from the project's folder. */
export interface Finding {
  file: string;
  line?: number;
  /** What stands there, and why it must not: a sentence about the file. */
  message: string;
}
