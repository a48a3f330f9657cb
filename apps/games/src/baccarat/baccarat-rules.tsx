import { type BaccaratModel, SPOTS, type Spot } from '@playhouse/engines/baccarat/baccarat.ts'
import { getHands } from '@playhouse/engines/baccarat/rules.ts'
import { useTranslation } from 'react-i18next'
import { Limits } from '../frame/stake-choices.tsx'
import { useLaunched } from '../frame/launched.tsx'
import { Paragraphs, Table } from '../frame/parts.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { declaredReturns } from './declared-returns.ts'

export const SPOT_KEYS = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'playerPair',
  'banker-pair': 'bankerPair',
} as const satisfies Record<Spot, string>

/** Payout odds of a spot, such as "8 : 1". Without commission, the banker pays less when winning with six. */
export function Odds({ model, on }: { model: BaccaratModel; on: Spot }) {
  const { t } = useTranslation('baccarat')
  const { number } = useLaunched()
  const toOne = (hundredths: bigint) => `${number(Number(hundredths - 100n) / 100)} : 1`
  if (on === 'player') return toOne(200n)
  if (on === 'tie') return toOne(model.tiePays)
  if (on !== 'banker') return toOne(1_200n)
  if (model.bankerSixPays === model.bankerPays) return toOne(model.bankerPays)
  return (
    <>
      {toOne(model.bankerPays)}
      <span className="odds-six">{t('onSix', { odds: toOne(model.bankerSixPays) })}</span>
    </>
  )
}

export function Rules({ model }: { model: BaccaratModel }) {
  const { t } = useTranslation('baccarat')
  const { percent } = useLaunched()
  const returns = declaredReturns(model)
  const commission = t(takesCommission(model) ? 'commission' : 'noCommission')
  return (
    <>
      <Paragraphs texts={[t('howProgram'), t('howShared'), t('howBet'), t('howPrograms')]} />
      <Table
        className="rules-table"
        head={[t('place'), t('pays'), t('return')]}
        rows={SPOTS.map((on) => [on, t(SPOT_KEYS[on]), <Odds key={on} model={model} on={on} />, percent(returns[on])])}
      />
      <Paragraphs texts={[commission, t('howTie'), t('howPair'), t('returnHelp')]} />
      <h3>{t('cardsTitle')}</h3>
      <Paragraphs texts={[t('howPoints'), t('howNatural'), t('howPlayer'), t('howBanker')]} />
      <ThirdCardTable />
      <h3>{t('roadsTitle')}</h3>
      <p>{t('howRoads')}</p>
      <Limits model={model} />
    </>
  )
}

/** When the banker draws, computed by the engine: one row per banker total, one column per third card of the player. */
function ThirdCardTable() {
  const { t } = useTranslation('baccarat')
  const thirds = Array.from({ length: 10 }, (_, points) => points)
  const totals = Array.from({ length: 8 }, (_, total) => total)
  const cell = (key: string, draws: boolean) => (
    <td key={key} className={draws ? 'draws' : undefined}>
      {t(draws ? 'drawMark' : 'standMark')}
    </td>
  )
  return (
    <div className="third-cards">
      <table className="rules-table tabular">
        <caption>{t('thirdCard')}</caption>
        <thead>
          <tr>
            {[t('bankerHas'), ...thirds, t('none')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total}>
              <th scope="row">{total}</th>
              {thirds.map((third) => cell(String(third), getHands([0, total, 0, 0, third, 0]).banker.length === 3))}
              {cell('none', getHands([6, total, 0, 0, 0, 0]).banker.length === 3)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether the house takes a commission on banker wins; other tables pay less for a win with six points instead. */
export function takesCommission(model: BaccaratModel): boolean {
  return model.bankerPays < 200n
}
