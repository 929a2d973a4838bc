ARG NODE=node:20-bookworm-slim

FROM ${NODE} AS build
WORKDIR /build
RUN npm install --global pnpm@10
# Manifests first: as long as they stay the same, the installed packages come from the cache.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/engine/package.json packages/engine/
COPY packages/table/package.json packages/table/
COPY packages/players/package.json packages/players/
COPY packages/protocol/package.json packages/protocol/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/e2e/package.json apps/e2e/
COPY apps/faults/package.json apps/faults/
COPY docs/examples/package.json docs/examples/
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build
# The server's own packages without those for development, as plain files.
RUN pnpm --filter @bummerl/server deploy --prod --legacy /deployed

FROM ${NODE}
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 BUMMERL_DATA=/data
WORKDIR /app
COPY --from=build /deployed/node_modules apps/server/node_modules
COPY --from=build /build/apps/server/package.json apps/server/package.json
COPY --from=build /build/apps/server/dist apps/server/dist
COPY --from=build /build/apps/web/dist apps/web/dist
COPY migrations migrations
COPY LICENSE LICENSE
# `docker compose exec server bummerl backup -` and the like.
RUN printf '#!/bin/sh\nexec node /app/apps/server/dist/cli.js "$@"\n' > /usr/local/bin/bummerl && chmod 755 /usr/local/bin/bummerl
# The image's own unprivileged user. /data is used only without DATABASE_URL.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "apps/server/dist/main.js"]
