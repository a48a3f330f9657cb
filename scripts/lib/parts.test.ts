import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startPart, type Part } from './parts.ts'

const logs = mkdtempSync(join(tmpdir(), 'playhouse-logs-'))
let part: Part | undefined
afterEach(async () => {
  await part?.stop()
  rmSync(logs, { recursive: true, force: true })
})

it('rotates the log of a running process into a second file', async () => {
  const talk = `let line = 0; setInterval(() => console.log(String(line++).padStart(1_000)), 1)`
  part = startPart({
    name: 'talker',
    args: ['--eval', talk],
    env: {},
    logs,
    logRotation: { bytes: 50_000, everyMs: 20 },
  })
  const file = join(logs, 'talker.log')
  await expect.poll(() => existsSync(`${file}.1`)).toBe(true)
  // Appended after truncation, without a hole at the start.
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/^ +\d+\n/)
  const first = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  await expect.poll(() => Number(readFileSync(file, 'utf8').split('\n', 1)[0] || first)).not.toBe(first)
  expect(statSync(`${file}.1`).size).toBeGreaterThan(50_000)
  expect(part.lastLines()).toContain('talker.log')
})
