import { expect, it, vi } from 'vitest'
import { withTabStorage } from '../tab-storage.fixture.ts'
import { dropDraft, keepDraft, readDraft } from './form-draft.ts'

const stored = withTabStorage()

it('restores the fields of its own form until it is dropped', () => {
  keepDraft('resetByEmail', { username: 'lananh', email: 'a@b.vn' })
  expect(readDraft('resetByEmail', ['username', 'email'])).toEqual({ username: 'lananh', email: 'a@b.vn' })
  expect(readDraft('resetByEmail', ['username'])).toEqual({ username: 'lananh' })
  expect(readDraft('logIn', ['username'])).toEqual({})
  dropDraft('resetByEmail')
  expect(readDraft('resetByEmail', ['username'])).toEqual({})
})

it('ignores ten megabytes of input', () => {
  keepDraft('feedback', { content: 'x'.repeat(10_000_000), contact: 'me' })
  expect(readDraft('feedback', ['content', 'contact'])).toEqual({ contact: 'me' })
})

it.each(['{', 'null', '"x"', '[]', '{"username":7}'])('is empty for %s', (text) => {
  stored.set('draft:logIn', text)
  expect(readDraft('logIn', ['username'])).toEqual({})
})

it('is empty without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepDraft('logIn', { username: 'x' })).not.toThrow()
  expect(readDraft('logIn', ['username'])).toEqual({})
  expect(() => dropDraft('logIn')).not.toThrow()
})
