// npx node scripts/lottery-returns.ts: writes docs/lottery-returns.md from the odds tables. A test fails while the page is not current.
import { writeFileSync } from 'node:fs'
import { lotteryReturnsPage } from '@playhouse/engines/lottery/returns-page.ts'

writeFileSync(new URL('../docs/lottery-returns.md', import.meta.url), lotteryReturnsPage())
