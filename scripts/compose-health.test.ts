import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPOSE_FILES, readCompose } from './lib/compose.ts'

const services = readCompose('docker-compose.yml')
const PROGRAMS = COMPOSE_FILES.flatMap((file) =>
  Object.entries(readCompose(file))
    .filter(([, { healthcheck }]) => healthcheck?.test[0] === 'CMD' && healthcheck.test[1] === 'bash')
    .map(([service, { healthcheck }]) => [service, file, healthcheck?.test ?? []] as const),
)

let status = 200
let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' ? status : 404
    response.end('{"status":"200"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** Runs a health check as Docker does, at another port. @returns whether it passes */
async function passes([kind, command = '', ...rest]: readonly string[], at: number): Promise<boolean> {
  expect(kind).toBe('CMD')
  const args = rest.map((part) => part.replaceAll('$$', '$').replace(/127\.0\.0\.1\/\d+/, `127.0.0.1/${at}`))
  return promisify(execFile)(command, args).then(
    () => true,
    () => false,
  )
}

describe('health checks of the compose files', () => {
  test('are those of all programs', () => {
    const names = new Set(PROGRAMS.map(([service]) => service))
    expect([...names].toSorted()).toEqual(['gateway', 'platform', 'platform-2', 'settings', 'worker', 'worker-2'])
  })

  test.each(PROGRAMS)('of %s in %s pass for 200 alone', async (_service, _file, command) => {
    status = 200
    expect(await passes(command, port)).toBe(true)
    status = 503
    expect(await passes(command, port)).toBe(false)
    // No server listens on port 1.
    expect(await passes(command, 1)).toBe(false)
  })

  test('start no Node process', () => {
    const tests = COMPOSE_FILES.flatMap((file) => Object.values(readCompose(file))).flatMap(
      ({ healthcheck }) => healthcheck?.test ?? [],
    )
    expect(tests.length).toBeGreaterThan(0)
    expect(tests).not.toContain('node')
  })
})

test('the platform’s image is built once, and all that run it name it', () => {
  const builders = Object.values(services).filter(({ build }) => build?.dockerfile === 'deploy/platform.Dockerfile')
  expect(builders).toHaveLength(1)
  for (const name of ['platform', 'platform-2', 'worker', 'worker-2'])
    expect(services[name]).toMatchObject({ image: builders[0]?.image })
  expect(builders[0]?.image).toBeTruthy()
})
