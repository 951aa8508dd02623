import { type Import, importsOfFile } from './imports.ts';
import { rules } from './rules.ts';

/** An import that goes the wrong way, and why it must not. */
export interface Violation extends Import {
  because: string;
}

/** What is wrong with one import. */
export function violationsOf(edge: Import): Violation[] {
  return rules.filter(rule => rule.forbids(edge)).map(({ because }) => ({ ...edge, because }));
}

/** Every wrong import in the given files of the project. */
export function findViolations(project: string, files: readonly string[]): Violation[] {
  return files.flatMap(file => importsOfFile(project, file)).flatMap(violationsOf);
}
