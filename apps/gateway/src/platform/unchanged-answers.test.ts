import { expect, test } from 'vitest'
import { UnchangedAnswers } from './unchanged-answers.ts'

const reader = () => {
  const answers = new UnchangedAnswers()
  const read = (question: string, text: string) => answers.read(question, text, () => JSON.parse(text) as unknown)
  return read
}

test('An answer that comes again to the letter gives the same object', () => {
  const read = reader()
  expect(read('hot games', '{"list":[1]}')).toBe(read('hot games', '{"list":[1]}'))
})

test('An answer that differs in anything is read anew, and then it is the one that is known', () => {
  const read = reader()
  const first = read('hot games', '{"list":[1]}')
  const second = read('hot games', '{"list":[2]}')
  expect(second).toEqual({ list: [2] })
  expect(read('hot games', '{"list":[2]}')).toBe(second)
  expect(read('hot games', '{"list":[1]}')).not.toBe(first)
})

test('Equal answers to two questions are two objects', () => {
  const read = reader()
  expect(read('hot games', '{"list":[]}')).not.toBe(read('new games', '{"list":[]}'))
})

test('An answer that cannot be read is not known afterwards', () => {
  const answers = new UnchangedAnswers()
  const fail = () => {
    throw new Error('not of its shape')
  }
  expect(() => answers.read('status', '{}', fail)).toThrow('not of its shape')
  expect(answers.read('status', '{}', () => 'read')).toBe('read')
})
