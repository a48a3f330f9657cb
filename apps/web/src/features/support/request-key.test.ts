import { expect, test } from 'vitest'
import * as z from 'zod'
import { newRequestKey } from './request-key.ts'

test('every key is a UUID of its own', () => {
  const keys = Array.from({ length: 1_000 }, newRequestKey)
  expect(new Set(keys).size).toBe(1_000)
  expect(keys.filter((key) => !z.uuidv4().safeParse(key).success)).toEqual([])
})
