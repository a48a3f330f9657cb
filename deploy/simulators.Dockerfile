# The third parties of a demo: game vendors with the built game client, identity provider, message gateway, payment provider.
FROM node:26-bookworm-slim AS packages
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

FROM packages AS games
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/games
COPY packages ./packages
COPY apps/games ./apps/games
RUN npm run bundle --workspace=@playhouse/games

FROM packages AS server
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/simulators
COPY scripts/release ./scripts/release
RUN node scripts/release/third-party-licenses.ts > THIRD_PARTY_LICENSES.txt && rm -r scripts

FROM node:26-bookworm-slim
ENV NODE_ENV=production
WORKDIR /playhouse
COPY --from=server /playhouse ./
COPY packages ./packages
COPY apps/simulators ./apps/simulators
COPY --from=games /playhouse/apps/games/dist ./apps/games/dist
USER node
EXPOSE 4204 4206 4207 4211
CMD ["node", "apps/simulators/src/main.ts"]
