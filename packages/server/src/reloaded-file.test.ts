import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOOK_EVERY_MS, ReloadedFile } from './reloaded-file.ts'

let folder: string
let file: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  folder = mkdtempSync(join(tmpdir(), 'reloaded-'))
  file = join(folder, 'value')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

function open(alsoFrom: () => string[] = () => []) {
  const refused: string[] = []
  const read = vi.fn<() => string>(() => {
    const text = readFileSync(file, 'utf8')
    if (text.startsWith('bad')) throw new Error(`${text} is not accepted`)
    return text
  })
  const reloaded = new ReloadedFile(file, { read, onRefused: (reason) => refused.push(reason), alsoFrom })
  const look = async () => {
    vi.advanceTimersByTime(LOOK_EVERY_MS)
    await reloaded.refresh()
    return reloaded.value
  }
  return { reloaded, read, look, refused }
}

test('reads the file again when it has changed, and only then', async () => {
  writeFileSync(file, 'one')
  const { look, read } = open()
  await look()
  const reads = read.mock.calls.length
  expect(await look()).toBe('one')
  expect(read).toHaveBeenCalledTimes(reads)
  writeFileSync(file, 'other')
  expect(await look()).toBe('other')
})

test('looks once a second, however often it is called', async () => {
  writeFileSync(file, 'one')
  const { reloaded, look } = open()
  await look()
  writeFileSync(file, 'other')
  await reloaded.refresh()
  expect(reloaded.value).toBe('one')
  expect(await look()).toBe('other')
})

test('keeps the value while the file is refused, and reports each reason once', async () => {
  writeFileSync(file, 'one')
  const { look, refused } = open()
  writeFileSync(file, 'bad')
  expect([await look(), await look()]).toEqual(['one', 'one'])
  expect(refused).toEqual(['bad is not accepted'])
  writeFileSync(file, 'bad too')
  await look()
  expect(refused).toHaveLength(2)
  writeFileSync(file, 'better')
  expect(await look()).toBe('better')
  writeFileSync(file, 'bad')
  await look()
  expect(refused).toHaveLength(3)
})

test('reads again when another file that the value is from has changed', async () => {
  writeFileSync(file, 'one')
  const secret = join(folder, 'secret')
  const { look, read } = open(() => [secret])
  await look()
  const reads = read.mock.calls.length
  writeFileSync(secret, 'new')
  await look()
  expect(read).toHaveBeenCalledTimes(reads + 1)
})
