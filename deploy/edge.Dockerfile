# The edge: Caddy with the built web.
FROM node:26-bookworm-slim AS web
WORKDIR /playhouse
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
# npm checks the lock file against all workspaces, also those that it does not install.
COPY apps/games/package.json apps/games/
COPY apps/gateway/package.json apps/gateway/
COPY apps/platform/package.json apps/platform/
COPY apps/simulators/package.json apps/simulators/
COPY apps/web/package.json apps/web/
COPY packages/engines/package.json packages/engines/
COPY packages/platform-api/package.json packages/platform-api/
COPY packages/postgres/package.json packages/postgres/
COPY packages/schema/package.json packages/schema/
COPY packages/server/package.json packages/server/
COPY packages/shared/package.json packages/shared/
COPY packages/testing/package.json packages/testing/
COPY packages/vendor-api/package.json packages/vendor-api/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/web
COPY packages ./packages
COPY apps/web ./apps/web
# A folder of apps/web/brands.
ARG BRAND=playhouse
RUN BRAND=$BRAND npm run build --workspace=@playhouse/web

FROM caddy:2
COPY deploy/Caddyfile /etc/caddy/Caddyfile
# Buffering of responses has another name before Caddy 2.7.
RUN case "$(caddy version)" in 2.[0-6].*|v2.[0-6].*) echo buffer_responses ;; *) echo 'response_buffers 1MiB' ;; esac > /etc/caddy/buffer.caddy
COPY --from=web /playhouse/apps/web/dist /srv/web
# Ports above 1024 need no privileges.
USER 1000:1000
EXPOSE 8080 8081 8082 8083
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
