/** The hands of a coup, as points of the cards in the order they were dealt. */
export interface Hands {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

export const getTotal = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0) % 10

/**
 * Deals up to six cards by the rules of punto banco. `shoe` has their points in the order player, banker, player,
 * banker, then the third cards; unused cards stay in the shoe.
 */
export function getHands(shoe: readonly number[]): Hands {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = shoe
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  if (getTotal(player) >= 8 || getTotal(banker) >= 8) return { player, banker }
  if (getTotal(player) >= 6) return { player, banker: getTotal(banker) <= 5 ? [...banker, fifth] : banker }
  return {
    player: [...player, fifth],
    banker: bankerDraws(getTotal(banker), fifth) ? [...banker, sixth] : banker,
  }
}

/** Whether the banker draws after the player's third card. */
function bankerDraws(total: number, thirdCard: number): boolean {
  switch (total) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return thirdCard !== 8
    case 4:
      return thirdCard >= 2 && thirdCard <= 7
    case 5:
      return thirdCard >= 4 && thirdCard <= 7
    case 6:
      return thirdCard === 6 || thirdCard === 7
    default:
      return false
  }
}
