import { type ErrorCode, errorStatuses } from '@gangway/shared/contract/base/errors.ts';
import sentences from '@gangway/shared/i18n/en/errors.ts';
import type { JsonSchema } from './document.types.ts';

const texts: Readonly<Record<string, unknown>> = sentences;

/** The English sentence of an error, in its plural form where it has one. What a slot `{name}` stands for is only known in an answer. */
function meaningOf(code: ErrorCode): string {
  const sentence = texts[code] ?? texts[`${code}_other`];
  if (typeof sentence !== 'string') throw new Error(`no sentence for ${code}`);
  return sentence.replaceAll(/\$t\([\w.]*\{\{(\w+)\}\}\)/g, '{$1}').replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
}

/** Every error code with its HTTP status and its meaning: as a table for people, and as `x-error-codes` for programs. */
export function describeErrorCodes(): JsonSchema {
  const codes = Object.entries(errorStatuses).map(([code, status]) => ({
    code,
    status,
    meaning: meaningOf(code as ErrorCode),
  }));
  const rows = codes.map(({ code, status, meaning }) => `| \`${code}\` | ${status} | ${meaning} |`);
  return {
    type: 'string',
    enum: codes.map(({ code }) => code),
    description: ['| Code | HTTP status | Meaning |', '|---|---|---|', ...rows].join('\n'),
    'x-error-codes': Object.fromEntries(codes.map(({ code, ...facts }) => [code, facts])),
  };
}
