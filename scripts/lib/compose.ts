import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from './settings.ts'

/** The fields that tests read. */
export interface ComposeService {
  image?: string
  build?: { dockerfile?: string; target?: string }
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  networks?: string[] | Record<string, unknown>
  network_mode?: string
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  stop_signal?: string
  stop_grace_period?: string
  [field: string]: unknown
}

/** Files that `docker-compose` starts, with the folder that they stand in. */
export const COMPOSE_FILES = ['docker-compose.yml', 'compose.gateway.yml'] as const

type Raw = ComposeService & { extends?: { file: string; service: string } }

/** Services of a compose file, with what they extend: variables are merged, ports are added, and the rest is replaced. */
export function readCompose(file: string): Record<string, ComposeService> {
  const { services } = parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }) as {
    services: Record<string, Raw>
  }
  return Object.fromEntries(
    Object.entries(services).map(([name, { extends: base, ...own }]): [string, ComposeService] => {
      if (!base) return [name, own]
      const extended = readCompose(base.file)[base.service]
      if (!extended) throw new Error(`${base.file} has no service ${base.service}.`)
      const environment = { ...extended.environment, ...own.environment }
      const ports = [...(extended.ports ?? []), ...(own.ports ?? [])]
      return [name, { ...extended, ...own, environment, ports }]
    }),
  )
}
