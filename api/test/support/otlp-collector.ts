import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** A span as it arrives by OTLP in JSON. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: Record<string, string | number | undefined>;
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector of OpenTelemetry that takes traces by OTLP over HTTP in JSON, and keeps them. */
export interface Collector {
  endpoint: string;
  services: Set<string>;
  spans: Span[];
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  );

/** Listens until the test is done. Anything but an export of traces is refused, as by a real collector. */
export async function openCollector(): Promise<Collector> {
  const services = new Set<string>();
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const isExport =
      request.method === 'POST' &&
      request.url === '/v1/traces' &&
      request.headers['content-type'] === 'application/json';
    if (!isExport) {
      response.writeHead(request.url === '/v1/traces' ? 415 : 404).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    const { resourceSpans } = JSON.parse(text.toString()) as ExportRequest;
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(String(valuesOf(resource.attributes)['service.name']));
      for (const scope of scopeSpans)
        for (const span of scope.spans) spans.push({ ...span, attributes: valuesOf(span.attributes) });
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, services, spans };
}
