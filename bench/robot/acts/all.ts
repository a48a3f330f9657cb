import type { Act } from '../stage.ts'
import { useOldLink } from './access.ts'
import { checkBalance, convertPoints, deposit, reportPayment, sendDown, sendUp, withdraw } from './cashier.ts'
import { playGame } from './games.ts'
import { buyTicket } from './lottery.ts'
import { pressButton } from './mutations.ts'
import { adjustBalance, blockAgent, decide, pressSwitch, walkOffice } from './office.ts'
import { openPage } from './pages.ts'
import { makeLink, registerByLink, setLimit, talk } from './people.ts'
import { askAsPartner, openScreen, readEndpoint } from './reads.ts'

export const ACTS: Readonly<Record<string, Act>> = {
  openScreen,
  openPage,
  readEndpoint,
  askAsPartner,
  buyTicket,
  playGame,
  pressButton,
  deposit,
  reportPayment,
  withdraw,
  sendUp,
  sendDown,
  convertPoints,
  checkBalance,
  useOldLink,
  makeLink,
  registerByLink,
  talk,
  setLimit,
  walkOffice,
  pressSwitch,
  blockAgent,
  adjustBalance,
  decide,
}
