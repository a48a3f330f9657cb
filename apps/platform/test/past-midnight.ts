import { setTimeout as sleep } from 'node:timers/promises'
import { brandDay, startOfDay } from '../src/ledger/brand-day.ts'

/** Before each test file: none starts so late in the brand's day that its "today" would be yesterday half way through. */
const LEAST_MS = 180_000
const DAY_MS = 86_400_000

const left = startOfDay(brandDay(new Date())).getTime() + DAY_MS - Date.now()
if (left < LEAST_MS) await sleep(left + 100)
