import '@playhouse/platform-api/all-endpoints.ts'
import { withdrawalDetail, withdrawalList } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { chatMessages } from '@playhouse/platform-api/chat.ts'
import { expect, test } from 'vitest'
import { atMost, pageInput, takes } from './contract-input.ts'

test('takes the ids that the contract takes', () => {
  expect(['7', '123456789'].filter((id) => takes(withdrawalDetail, 'id', id))).toEqual(['7', '123456789'])
  expect(['', 'x', '-1', '1234567890'].filter((id) => takes(withdrawalDetail, 'id', id))).toEqual([])
})

test('bounds a page as the contract does', () => {
  expect(pageInput(withdrawalList, { page: 2, pageSize: 10 })).toEqual({ pageNo: 2, pageSize: 10 })
  expect(pageInput(withdrawalList, { page: 20_000, pageSize: 51 })).toEqual({ pageNo: 10_000, pageSize: 50 })
  expect(atMost(chatMessages, 'size', 80)).toBe(50)
})

test('throws for a field that the contract does not have or bound', () => {
  expect(() => atMost(withdrawalDetail, 'id', 1)).toThrow(/bounds no id|takes no page/)
  expect(() => takes(withdrawalDetail, 'page' as 'id', 1)).toThrow(/bounds no id|takes no page/)
})
