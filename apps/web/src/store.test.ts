import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('starts with the value that the server renders, so that a hydrated page does not render again', () => {
  const store = createStore((): string[] => [])
  expect(store.get()).toBe(store.getOnServer())
})

test('keeps the value of the server apart when it reads the browser', () => {
  const store = createStore(
    () => 'stored',
    () => '',
  )
  expect([store.getOnServer(), store.get()]).toEqual(['', 'stored'])
})

test('renders the initial value on the server after a change', () => {
  const store = createStore(() => 0)
  store.set(1)
  expect([store.getOnServer(), store.get()]).toEqual([0, 1])
})
