# The site's two images: the gateway, which renders pages, and the edge, which has their scripts and styles. Both are built from one web.
#   docker build -f deploy/site.Dockerfile --target gateway .
FROM node:26-bookworm-slim AS workspaces
WORKDIR /playhouse
COPY package.json package-lock.json .npmrc tsconfig.base.json LICENSE ./
# npm checks the lock file against all workspaces, also those that it does not install.
COPY apps/games/package.json apps/games/
COPY apps/gateway/package.json apps/gateway/
COPY apps/platform/package.json apps/platform/
COPY apps/simulators/package.json apps/simulators/
COPY apps/web/package.json apps/web/
COPY packages/dialect/package.json packages/dialect/
COPY packages/engines/package.json packages/engines/
COPY packages/platform-api/package.json packages/platform-api/
COPY packages/postgres/package.json packages/postgres/
COPY packages/schema/package.json packages/schema/
COPY packages/server/package.json packages/server/
COPY packages/shared/package.json packages/shared/
COPY packages/site/package.json packages/site/
COPY packages/testing/package.json packages/testing/
COPY packages/vendor-api/package.json packages/vendor-api/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM workspaces AS web
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/web
COPY packages ./packages
COPY apps/web ./apps/web
# A folder of apps/web/brands.
ARG BRAND=playhouse
RUN BRAND=$BRAND npm run bundle --workspace=@playhouse/web && npm run compress --workspace=@playhouse/web

# Node runs the gateway's TypeScript directly, so packages are installed and nothing is built.
FROM workspaces AS packages
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/gateway
COPY scripts/release ./scripts/release
RUN node scripts/release/third-party-licenses.ts > THIRD_PARTY_LICENSES.txt && rm -r scripts

FROM node:26-bookworm-slim AS gateway
ENV NODE_ENV=production WEB_ROOT=/playhouse/apps/web/dist
WORKDIR /playhouse
COPY --from=packages /playhouse ./
COPY packages ./packages
COPY apps/gateway ./apps/gateway
COPY --from=web /playhouse/apps/web/dist ./apps/web/dist
USER node
EXPOSE 4200
CMD ["node", "apps/gateway/src/main.ts"]

FROM caddy:2 AS edge
COPY deploy/Caddyfile /etc/caddy/Caddyfile
# Buffering of responses has another name before Caddy 2.7.
RUN case "$(caddy version)" in 2.[0-6].*|v2.[0-6].*) echo buffer_responses ;; *) echo 'response_buffers 1MiB' ;; esac > /etc/caddy/buffer.caddy
COPY --from=web /playhouse/apps/web/dist/client/assets /srv/web/assets
COPY --from=web /playhouse/LICENSE /playhouse/apps/web/dist/client/licenses.txt /srv/
# Ports above 1024 need no privileges.
USER 1000:1000
EXPOSE 8080 8081 8082 8083 8084
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
