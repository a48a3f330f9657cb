import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'playhouse-run-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const RUN = JSON.stringify(new URL('run.ts', import.meta.url).href)

/** Runs `begin` in a process of its own. A part counts its starts and ends by itself after a moment, `dies` times. */
function start({ dies, begin = 'await keep(startPart)' }: { dies: number; begin?: string }) {
  const script = `
    import { runUntilStopped } from ${RUN}
    let starts = 0
    const startPart = () => {
      const { promise, resolve } = Promise.withResolvers()
      starts += 1
      console.log('started ' + starts)
      if (starts <= ${dies}) setTimeout(() => resolve(7), 30)
      const stop = async () => console.log('stopped')
      return { name: 'gateway', ended: promise, stop, lastLines: () => 'its last words' }
    }
    await runUntilStopped(async ({ keep }) => {
      setInterval(() => {}, 1_000)
      ${begin}
    }, { max: 3, windowMs: 60_000, firstDelayMs: 5 })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  return {
    child,
    said: () => said,
    ended: new Promise<number | null>((resolve) => child.on('exit', resolve)),
  }
}

describe('a part that dies', () => {
  it('is started again, and the run goes on', async () => {
    const run = start({ dies: 2 })
    await expect.poll(run.said).toContain('started 3')
    expect(run.said()).toContain('The gateway has ended (exit code 7).\nits last words\nStarting it again (2 of 3)')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(run.said().match(/stopped/g)).toHaveLength(1)
  })

  it('too often ends the run with an error and its last lines', async () => {
    const run = start({ dies: 99 })
    expect(await run.ended).toBe(1)
    expect(run.said().match(/started \d/g)).toEqual(['started 1', 'started 2', 'started 3', 'started 4'])
    expect(run.said()).toMatch(/The gateway has ended \(exit code 7\)\.\nits last words\n\nstopped/)
  })

  it('before everything has started ends the run at once', async () => {
    const run = start({ dies: 99, begin: 'await keep(startPart); await new Promise(() => {})' })
    expect(await run.ended).toBe(1)
    expect(run.said().match(/started \d/g)).toEqual(['started 1'])
  })
})
