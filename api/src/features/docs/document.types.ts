import type { Permission } from '@gangway/shared/contract/base/permissions.ts';

/** As much of a JSON Schema as is read here; all other keywords are kept as they are. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  $ref?: string;
  description?: string;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Reference {
  $ref: string;
}

/** An answer of a call. */
export interface DocumentedAnswer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, MediaType>;
}

/** A call in the document. */
export interface Operation {
  operationId?: string;
  summary?: string;
  security?: Record<string, string[]>[];
  'x-permission': Permission;
  parameters?: { name: string; in: string; schema?: JsonSchema; example?: unknown }[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, DocumentedAnswer | Reference>;
}

/** The calls by path and method. */
export type Paths = Record<string, Record<string, Operation>>;
