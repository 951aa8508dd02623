# The image of one copy of the API with the storefront. It holds no data: the database is at DATABASE_URL, pictures are in /data.
# `docker build -t gangway .`; compose.yaml runs it with PostgreSQL.

ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /gangway
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY shared/package.json shared/
COPY storefront/package.json storefront/
COPY desktop/package.json desktop/

# The storefront is built with all packages.
FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build -w storefront

# The server runs with its own packages alone.
FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace api --workspace shared

FROM ${BASE}
WORKDIR /gangway
# Some packages are in api/node_modules.
COPY --from=packages /gangway ./
COPY api api
COPY shared shared
COPY --from=build /gangway/storefront/dist storefront/dist
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 8080
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/prod-api/ready`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "api/src/server.ts"]
