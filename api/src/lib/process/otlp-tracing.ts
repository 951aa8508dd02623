import {
  type Context,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { callerSpanOf, type RequestSpan, type Tracing } from '../tracing.ts';
import { type Logger, withoutPersonalData } from './log.ts';

/** How long one sending may take, with its repetitions. The end of the server waits for the last one. */
const SEND_WITHIN_MS = 3_000;

/** Longer statements are cut, in characters. */
const MOST_OF_A_STATEMENT = 2_000;

/**
 * Traces of OpenTelemetry, sent to a collector by OTLP over HTTP (R443). `endpoint` is its address without `/v1/traces`. Where the
 * caller did not sample its own trace, neither is it sampled here. Spans that the collector does not take are dropped.
 */
export function createOtlpTracing(
  { endpoint, service }: { endpoint: string; service: string },
  log: Logger,
): Tracing & { stop(): Promise<void> } {
  const warn = (message: string) => log.warn(`traces: ${withoutPersonalData(message)}`);
  diag.setLogger({ error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_WITHIN_MS }),
      }),
    ],
  });
  const tracer = provider.getTracer('gangway');

  function begin(method: string, traceparent: string | undefined): RequestSpan {
    const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
    const span = tracer.startSpan(method, options, callerOf(traceparent));
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.spanContext().traceId,
      beginStatement(text) {
        const [word = ''] = text.trimStart().split(/\s/, 1);
        const statement = tracer.startSpan(
          word,
          {
            kind: SpanKind.CLIENT,
            attributes: {
              'db.system.name': 'postgresql',
              'db.operation.name': word.toUpperCase(),
              'db.query.text': text.slice(0, MOST_OF_A_STATEMENT),
            },
          },
          inside,
        );
        return {
          end(failed) {
            if (failed) {
              statement.setAttribute('db.response.status_code', failed.code);
              statement.setStatus({ code: SpanStatusCode.ERROR });
            }
            statement.end();
          },
        };
      },
      end(route, status, error) {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          ...(error !== undefined && { 'error.type': error }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin,
    async stop() {
      // A collector that is away must not hold up the end.
      await provider
        .shutdown()
        .catch((error: unknown) => log.warn({ err: error }, 'traces: the last ones are lost'));
      diag.disable();
    },
  };
}

/** The caller's span as the parent of a request's. */
function callerOf(traceparent: string | undefined): Context {
  const caller = callerSpanOf(traceparent);
  if (!caller) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = caller;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: flags & TraceFlags.SAMPLED,
    isRemote: true,
  });
}
