import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { type Execute, PageRenderer } from './page-renderer.ts'

const ENTRY = `export async function renderPage({ url }, { template }, execute) {
  const { pathname } = new URL(url)
  if (pathname === '/ends') process.exit(1)
  if (pathname === '/throws') throw new Error('no such screen')
  if (pathname === '/never') for (;;);
  if (pathname === '/part') return { status: 200, html: '', isComplete: false, failures: ['a part failed'] }
  return { status: 200, html: template.length + JSON.stringify(await execute({ path: pathname })), isComplete: true }
}`

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function open(stuckAfterMs = 5_000) {
  const webRoot = makeWebRoot(ENTRY)
  const troubles: string[] = []
  const renderer = new PageRenderer({ webRoot, onTrouble: (reason) => troubles.push(reason), stuckAfterMs })
  closing.push(async () => {
    await renderer.close()
    rmSync(webRoot, { recursive: true })
  })
  const render = (path: string, execute: Execute = (body) => Promise.resolve(JSON.stringify(body))) =>
    renderer.render({ url: `http://site.test${path}`, language: 'EN', languages: ['EN'] }, execute)
  /** Until the worker has started again. */
  const renderAgain = async () =>
    await expect.poll(() => render('/').catch(() => undefined)).toMatchObject({ status: 200 })
  return { render, renderAgain, troubles }
}

test('renders with the template, and executes the page’s own requests', async () => {
  const { render } = open()
  const pages = await Promise.all(
    ['/a', '/b'].map((path) => render(path, (body) => Promise.resolve(JSON.stringify({ ...body, path })))),
  )
  expect(pages.map(({ html }) => html)).toEqual([
    expect.stringMatching(/^\d{3}\{"path":"\/a"\}$/),
    expect.stringMatching(/^\d{3}\{"path":"\/b"\}$/),
  ])
})

test('rejects when the page or its request fails, and goes on', async () => {
  const { render, troubles } = open()
  await expect(render('/throws')).rejects.toThrow('failed to render')
  await expect(render('/', () => Promise.reject(new Error('no platform')))).rejects.toThrow('failed to render')
  expect(troubles).toEqual([expect.stringContaining('no such screen'), expect.stringContaining('no platform')])
  expect(await render('/')).toMatchObject({ status: 200 })
})

test('reports the parts of a page that failed', async () => {
  const { render, troubles } = open()
  expect(await render('/part')).toMatchObject({ isComplete: false })
  expect(troubles).toEqual(['a part failed'])
})

test('rejects what a worker was rendering when it ended, and renders again with the next', async () => {
  const { render, renderAgain } = open()
  // Waits for a response that never comes.
  const other = render('/', () => new Promise(() => {}))
  await Promise.all([expect(render('/ends')).rejects.toThrow('ended'), expect(other).rejects.toThrow('ended')])
  await expect(render('/')).rejects.toThrow('no page can be rendered now')
  await renderAgain()
})

test('ends a worker that hangs', async () => {
  const { render, renderAgain, troubles } = open(2_000)
  await renderAgain()
  await expect(render('/never')).rejects.toThrow('ended')
  expect(troubles).toEqual([expect.stringContaining('/never was not rendered after 2000 ms')])
  await renderAgain()
})

test('refuses pages when too many are waiting', async () => {
  const { render } = open()
  const never = () => new Promise<string>(() => {})
  const waiting = Array.from({ length: 40 }, () => render('/', never).catch(() => 'rejected'))
  await expect(render('/')).rejects.toThrow('no page can be rendered now')
  await closing.pop()?.()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['rejected']))
})
