import { sessionCodes } from '@gangway/shared/contract/base/envelope.ts';
import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { MOST_COUNTED } from '@gangway/shared/contract/base/primitives.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { MAX_BODY_BYTES } from '../../lib/http/body-size.ts';
import type { AppEnv } from '../../lib/http/context.ts';
import type { DocumentedAnswer, MediaType, Operation, Paths } from './document.types.ts';
import { describeErrorCodes } from './error-codes.view.ts';
import { examples, refusals } from './examples.view.ts';
import { describeNamedSchemas } from './named-schemas.view.ts';
import { operationIdOf } from './operation-id.rules.ts';
import { referToNamed } from './refer-to-named.rules.ts';

const JSON_TYPE = 'application/json';

const info = {
  title: 'Gangway',
  version: '1',
  description: `Ticketing, cabins and boarding for cruise ships.

**Envelope.** Every JSON answer is \`{ code, msg, data }\`. \`code\` is 200 for a success; otherwise it is the HTTP status, except for
sessions: HTTP 401 has the code ${sessionCodes.unknown} (no or an unknown token), ${sessionCodes.endedElsewhere} (logged out
elsewhere) or ${sessionCodes.expired} (expired). \`msg\` is a sentence for people, in the language of \`Accept-Language\` (en, zh, ko,
ms). \`data.error\` is the error code for programs, \`data.fields\` says what is wrong with which field. Files and event streams have no
envelope; their refusals do.

**Tokens.** \`X-Token\` is the session of a customer or of staff. \`X-Order-Token\` opens one order without an account. Calls that need
neither accept a session all the same; a wrong or expired one is refused.

**Money and time.** Amounts are whole numbers of the smallest unit of the operator's currency, as \`GET /settings/public\` tells it: 19800
is RM 198.00. A date \`YYYY-MM-DD\` is one of the calendar at the port of departure. Other times are instants of ISO 8601; those of a
sailing have the offset of the clocks at their port.

**Pages.** Lists take \`page\`, from 1, and \`size\`, and answer \`items\`, \`page\`, \`size\` and \`total\`. Where \`totalIsExact\` is false
there are more than ${MOST_COUNTED.toLocaleString('en')} rows. Lists with \`next\` are read on with \`after\`: new rows neither repeat nor
hide others.

**Repeated requests.** Calls with the header \`Idempotency-Key\` take effect once. After a lost answer the same request is sent again
with the same key. It gets the first answer, refusals included, for 24 hours; \`human-proof-required\` alone leaves the key unused. With
another request the key is refused as \`key-reused\`, and while the first request is still running as \`key-in-flight\`.

**Versions of records.** Calls with the header \`If-Match\` take the version that a change was made from. If somebody changed the
record meanwhile they answer \`changed-meanwhile\`.

**Limits.** Attempts with passwords, codes and order numbers are counted: too many are refused with HTTP 429, \`too-many-attempts\` and
the header \`Retry-After\`, in seconds. HTTP 503 has the header, too, while the server is not ready. A body may have
${MAX_BODY_BYTES / 1024} KB, uploads more. Unpaid places are limited, too: see the codes that begin with \`too-many-holds\`.

**Changes.** Calls and fields are added within one version. A program ignores fields that it does not know, and treats an unknown error
code by its HTTP status.`,
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Token',
    description: 'The session of a customer (`postCustomersLogin`) or of staff (`postSysUserLogin`)',
  },
  orderToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Order-Token',
    description:
      'The token of one order, which whoever books it gets as `accessToken`. Calls about several orders take their tokens in the order of their numbers, separated by commas. Calls that answer with a file also take it as `?key=`',
  },
};

const failureAnswer: DocumentedAnswer = {
  description: 'Refused; `data.error` says why to programs, `msg` to people',
  headers: {
    'Retry-After': {
      description: 'With HTTP 429 and 503: after how many seconds the call may be made again',
      schema: { type: 'integer' },
    },
  },
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/FailureEnvelope' }, examples: refusals } },
};

/** The credentials of a call by its permission; calls that accept others name them in their routes. */
const securityOf = (permission: Permission) =>
  permission === 'public' ? [{}, { session: [] }] : [{ session: [] }];

const withExample = (
  content: Record<string, MediaType> | undefined,
  example: unknown,
): Record<string, MediaType> | undefined =>
  content?.[JSON_TYPE] && example !== undefined
    ? { ...content, [JSON_TYPE]: { ...content[JSON_TYPE], example } }
    : content;

/** A call with its name, its credentials, its refusals and, where there is one, its example. */
function describeOperation(method: string, path: string, operation: Operation): Operation {
  const operationId = operationIdOf(method, path);
  const example = examples[operationId];
  const { parameters, requestBody, responses, ...facts } = operation;
  const answer = responses['200'] as DocumentedAnswer;
  return {
    operationId,
    ...facts,
    security: facts.security ?? securityOf(facts['x-permission']),
    ...(parameters && {
      parameters: parameters.map(parameter => {
        const value = example?.parameters?.[parameter.name];
        return value === undefined ? parameter : { ...parameter, example: value };
      }),
    }),
    ...(requestBody && {
      requestBody: { ...requestBody, content: withExample(requestBody.content, example?.body) },
    }),
    responses: {
      200: { ...answer, content: withExample(answer.content, example?.answer) },
      default: { $ref: '#/components/responses/Failure' },
    },
  } as Operation;
}

/**
 * The OpenAPI document, made from the schemas that check the requests. What several calls share is written once, in `components`
 * (R456).
 */
export function describeApi(api: OpenAPIHono<AppEnv>): object {
  const generated = api.getOpenAPI31Document({ openapi: '3.1.0', info });
  const paths = JSON.parse(JSON.stringify(generated.paths)) as Paths;
  const { part, schemas } = referToNamed(paths, describeNamedSchemas());
  const { Failure: failure = {} } = schemas;
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/prod-api' }],
    paths: Object.fromEntries(
      Object.entries(part).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            describeOperation(method, path, operation),
          ]),
        ),
      ]),
    ),
    components: {
      securitySchemes,
      responses: { Failure: failureAnswer },
      schemas: {
        ...schemas,
        Failure: {
          ...failure,
          properties: { ...failure.properties, error: { $ref: '#/components/schemas/ErrorCode' } },
        },
        ErrorCode: describeErrorCodes(),
      },
    },
  };
}
