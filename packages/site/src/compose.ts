import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from './build-site.ts'
import { type Site, SiteError } from './read-site.ts'

const FILE = 'compose.yml'

/** Variables of the project's own providers. @throws SiteError that names the file of one that does not fit, and the reason */
export function readProviderVariables({ folder }: Site): string[] {
  const platform = findPackage('@playhouse/platform', join(folder, 'package.json'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(platform, 'src/extend/print-variables.js')], {
    cwd: folder,
    env: { ...process.env, PLAYHOUSE_SITE: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new SiteError(join(folder, 'playhouse.config.ts'), stderr.trim())
  return JSON.parse(stdout) as string[]
}

export function writeCompose(site: Site): void {
  writeFileSync(join(site.folder, FILE), composeFile(readProviderVariables(site)))
}

/** Variables that a compose file does not pass. What else it has may be another release's. */
export const findMissing = (file: string, variables: readonly string[]): string[] =>
  variables.filter((name) => !file.includes(`${name}: \${${name}:-}`))

/** @throws SiteError for a file that the configuration has left behind */
export function assertComposeIsCurrent({ folder }: Site, variables: readonly string[]): void {
  const path = join(folder, FILE)
  if (!existsSync(path)) return
  const missing = findMissing(readFileSync(path, 'utf8'), variables)
  if (missing.length > 0) throw new SiteError(path, `it does not pass ${missing.join(', ')}: run npx playhouse compose`)
}

/** The site on one machine, with a variable for each that the project's providers declare. */
export const composeFile = (providerVariables: readonly string[]): string =>
  Object.entries({ ...PASSED, PROVIDERS: providerVariables }).reduce(
    (text, [mark, names]) =>
      text.replaceAll(`      # ${mark}\n`, names.map((name) => `      ${name}: \${${name}:-}\n`).join('')),
    TEMPLATE,
  )

/** Variables that are passed as they are set outside. */
const PASSED = {
  PLATFORM: [
    'SECRET_KEYS',
    'SEAMLESS_SECRET',
    'PAYMENTS_SECRET',
    'OPERATOR_TOKEN',
    'VENDOR_URL',
    'LAUNCH_HOSTS',
    'SENDER_URL',
    'SENDER_SECRET',
    'SMS_SENDERS',
    'IDENTITY_CHECKERS',
  ],
  SHARED: ['DEMO', 'MERCHANT', 'SITE_ORIGINS', 'LIVE_SECRET'],
}

const TEMPLATE = `# Written by \`npx playhouse compose\` from playhouse.config.ts; \`npm test\` refuses one that lacks a variable of a provider. What else it lacks belongs in a second file, which
# docker-compose -f compose.yml -f … merges. Put the variables into a file .env, without DEMO outside a demo: while a secret is missing or
# weak, \`docker-compose logs platform\` says which.
version: '3.8'

x-restricted: &restricted
  restart: unless-stopped
  read_only: true
  tmpfs: [/tmp]
  cap_drop: [ALL]
  security_opt: ['no-new-privileges:true']
  logging: { driver: json-file, options: { max-size: 10m, max-file: '5' } }

services:
  postgres:
    image: postgres:18
    restart: unless-stopped
    environment:
      POSTGRES_USER: playhouse
      POSTGRES_DB: playhouse
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?make one with openssl rand -hex 16}
      POSTGRES_INITDB_ARGS: --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8
      PGDATA: /var/lib/postgresql/18/docker
    volumes: ['database:/var/lib/postgresql']
    networks: [data]
    healthcheck:
      test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'playhouse', '-d', 'playhouse']
      interval: 2s
      retries: 30

  # Pictures, and webhooks of providers: let a proxy pass /media and /callbacks from outside, and nothing else.
  platform:
    <<: *restricted
    build: { context: ., network: host }
    image: \${SITE_IMAGE:-playhouse-site}
    command: ['node_modules/.bin/playhouse', 'platform']
    environment:
      DATABASE_URL: postgres://playhouse:\${POSTGRES_PASSWORD}@postgres:5432/playhouse
      HOST: 0.0.0.0
      PORT: '4202'
      OPERATOR_HOST: 0.0.0.0
      MEDIA_HOSTS: \${MEDIA_HOSTS:-http://localhost:4202}
      PAYMENTS_URL: \${PAYMENTS_URL:-}
      # Of the project's own providers.
      # PROVIDERS
      # What the platform needs of its own.
      # PLATFORM
      # SHARED
    ports:
      - '\${BIND_ADDRESS:-127.0.0.1}:\${PLATFORM_PORT:-4202}:4202'
      # The back office: from this machine only.
      - '127.0.0.1:\${OPERATOR_PORT:-4208}:4208'
    networks: [site, data]
    depends_on:
      postgres: { condition: service_healthy }
    healthcheck:
      test: ['CMD', 'node', '-e', "fetch('http://127.0.0.1:4202/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
      interval: 5s
      timeout: 5s
      retries: 12
      start_period: 20m

  gateway:
    <<: *restricted
    image: \${SITE_IMAGE:-playhouse-site}
    command: ['node_modules/.bin/playhouse', 'start']
    environment:
      PLATFORM_URL: http://platform:4202
      HOST: 0.0.0.0
      PORT: '4200'
      COOKIE_KEYS: \${COOKIE_KEYS:-}
      COOKIE_SECURE: \${COOKIE_SECURE:-}
      # SHARED
    ports: ['\${BIND_ADDRESS:-127.0.0.1}:\${SITE_PORT:-4200}:4200']
    networks: [site]
    depends_on:
      platform: { condition: service_healthy }

networks:
  site:
  data:
    internal: true

volumes:
  database:
`
