import { expect, it } from 'vitest'
import { testTargetPage } from '../target-page.fixture.ts'
import { diceEngine } from '@playhouse/engines/dice/engine.ts'
import { DICE_TEXTS } from './texts/texts.ts'

const pageOf = testTargetPage({ engine: diceEngine, texts: DICE_TEXTS, modelId: 'dice-97' })

it('writes its figures as the language does', () => {
  const html = pageOf('vi')
  expect(html).toContain('<dd id="chance">50,00%</dd>')
  expect(html).toContain('<dd id="multiplier">1,94×</dd>')
  expect(pageOf('en')).toContain('<th scope="row">1.00%</th><td>97.00×</td>')
})
