import { expect, it } from 'vitest'
import { testTargetPage } from '../target-page.fixture.ts'
import { crashEngine } from '@playhouse/engines/crash/engine.ts'
import { CRASH_TEXTS } from './texts/texts.ts'

const pageOf = testTargetPage({ engine: crashEngine, texts: CRASH_TEXTS, modelId: 'crash-96' })

it('tells the chances and the time of each multiplier, up to the highest', () => {
  const html = pageOf('en')
  expect(html).toContain('<th scope="row">2.00×</th><td>48%</td><td>6.9 s</td>')
  expect(html).toContain('In 4.95% of rounds')
  expect(html).toContain('paid at 100.00×')
  expect(html).not.toContain('1,000.00×')
})
