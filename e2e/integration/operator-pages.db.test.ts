import { systemStatus } from '@playhouse/platform-api/site.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { operatorPageRoutes } from '../../apps/simulators/src/operator-pages/routes.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'

let harness: TestPlatform
let pages: FastifyInstance
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'empty',
    prepare: makeSmallWorld,
    environment: {
      MEDIA_HOSTS: 'https://media.test',
      PAGES_HOST: 'https://play.test',
      SITE_ORIGINS: 'https://site.test',
    },
  })
  pages = fastify()
  operatorPageRoutes(pages, { siteOrigins: harness.config.siteOrigins, mediaHost: 'https://media.test' })
})
afterAll(async () => {
  await pages.close()
  await harness.close()
})

const open = (address: string, language = 'en') =>
  pages.inject({
    url: new URL(address).pathname + new URL(address).search,
    headers: { 'accept-language': language },
  })

test('every page address of the brand leads to a page that says it is a demonstration', async () => {
  const { info } = (await harness.call(systemStatus, {})).value
  // Customer service is at the site's own desk.
  expect(info.customerService).toEqual([])
  const addresses = info.resources.map(({ url }) => url)
  expect(addresses).toHaveLength(2)
  for (const address of addresses) {
    expect(new URL(address).origin).toBe('https://play.test')
    const page = await open(address)
    expect([address, page.statusCode]).toEqual([address, 200])
    expect(page.body).toContain('This is a demonstration with play money.')
    expect(page.body).toMatch(/href="https:\/\/site\.test/)
    expect((await open(address, 'vi-VN,vi;q=0.9')).body).toContain('Đây là bản giới thiệu dùng tiền ảo.')
  }
})

test('a page runs no scripts and cannot be framed', async () => {
  const { headers, body } = await open('https://play.test/app/android')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
  expect(body).not.toContain('<script')
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(body).toContain(`<style nonce="${nonce}">`)
  expect((await open('https://play.test/app/android')).headers['content-security-policy']).not.toBe(policy)
})

test('the app’s manifest has existing icons and start URL', async () => {
  const page = await open('https://play.test/app/ios')
  const path = /<link rel="manifest" href="([^"]+)">/.exec(page.body)?.[1] ?? ''
  const response = await open(`https://play.test${path}`)
  expect(response.headers['content-type']).toContain('application/manifest+json')
  const manifest = response.json<{ start_url: string; icons: { src: string }[] }>()
  const icon = new URL(manifest.icons[0]?.src ?? '')
  expect([icon.origin, (await harness.app.inject({ url: icon.pathname })).statusCode]).toEqual([
    'https://media.test',
    200,
  ])
  const start = await open(`https://play.test${manifest.start_url}`)
  expect([start.statusCode, start.headers.location]).toEqual([302, 'https://site.test'])
})
