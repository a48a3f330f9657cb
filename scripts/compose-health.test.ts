import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image?: string
  build?: { dockerfile?: string }
  healthcheck?: { test: string[] }
}
const text = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8')
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }

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
async function passes(service: string, at: number): Promise<boolean> {
  const [kind, command = '', ...rest] = services[service]?.healthcheck?.test ?? []
  expect(kind).toBe('CMD')
  const args = rest.map((part) => part.replaceAll('$$', '$').replace(/127\.0\.0\.1\/\d+/, `127.0.0.1/${at}`))
  return promisify(execFile)(command, args).then(
    () => true,
    () => false,
  )
}

describe('health checks of the compose file', () => {
  test.each(['gateway', 'platform', 'platform-2', 'worker'])('of %s pass for 200 alone', async (service) => {
    status = 200
    expect(await passes(service, port)).toBe(true)
    status = 503
    expect(await passes(service, port)).toBe(false)
    // No server listens on port 1.
    expect(await passes(service, 1)).toBe(false)
  })

  test('start no Node process', () => {
    const tests = Object.values(services).flatMap(({ healthcheck }) => healthcheck?.test ?? [])
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
