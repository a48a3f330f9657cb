# The reference platform: Node runs its TypeScript directly, so packages are installed and nothing is built.
FROM node:26-bookworm-slim AS packages
WORKDIR /playhouse
COPY package.json package-lock.json .npmrc LICENSE ./
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
RUN npm ci --omit=dev --ignore-scripts --workspace=@playhouse/platform
COPY scripts/release ./scripts/release
RUN node scripts/release/third-party-licenses.ts > THIRD_PARTY_LICENSES.txt && rm -r scripts

FROM node:26-bookworm-slim
ENV NODE_ENV=production
WORKDIR /playhouse
COPY --from=packages /playhouse ./
COPY packages ./packages
COPY apps/platform ./apps/platform
COPY deploy/platform-entry.sh ./
USER node
EXPOSE 4202 4208
CMD ["sh", "platform-entry.sh"]
