import dns from 'node:dns'
import type { LookupOptions } from 'node:dns'
import { afterEach, expect, test, vi } from 'vitest'
import { spreadLookup } from './spread-lookup.ts'

afterEach(() => void vi.restoreAllMocks())

const ADDRESSES = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => ({ address, family: 4 }))

function resolveTo(...outcome: unknown[]): void {
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: (...found: unknown[]) => void) =>
    done(...outcome)) as never)
}
const look = (options: LookupOptions) =>
  new Promise<unknown[]>((resolve) => spreadLookup('platform', options, (...found) => resolve(found)))

test('names all addresses, each of them first in turn', async () => {
  resolveTo(null, ADDRESSES)
  const firsts = new Set<string>()
  for (let turn = 0; turn < 200; turn += 1) {
    const [error, found] = await look({ all: true })
    expect(error).toBeNull()
    expect((found as typeof ADDRESSES).toSorted((one, other) => one.address.localeCompare(other.address))).toEqual(
      ADDRESSES,
    )
    firsts.add((found as typeof ADDRESSES)[0]?.address ?? '')
  }
  expect(firsts.size).toBe(3)
})

test('names one address to callers that want one', async () => {
  resolveTo(null, ADDRESSES.slice(0, 1))
  expect(await look({})).toEqual([null, '10.0.0.1', 4])
})

test('passes on that a name is unknown', async () => {
  const unknown = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  resolveTo(unknown)
  expect((await look({ all: true }))[0]).toBe(unknown)
})

test('asks once for all that look a name up at the same time, and again later', async () => {
  let answer = () => {}
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(
      ((_name: string, _options: unknown, done: (error: null, found: typeof ADDRESSES) => void) =>
        void (answer = () => done(null, ADDRESSES))) as never,
    )
  const both = [look({ all: true }), look({})]
  expect(lookup).toHaveBeenCalledTimes(1)
  answer()
  const [[, all], [, one]] = (await Promise.all(both)) as [unknown[], unknown[]]
  expect([all, one]).toEqual([expect.arrayContaining(ADDRESSES), expect.stringMatching(/^10\.0\.0\.\d$/)])
  void look({})
  expect(lookup).toHaveBeenCalledTimes(2)
  answer()
})
