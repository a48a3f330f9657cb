import { eq } from 'drizzle-orm'
import { member } from '../../../../db/tables/members.ts'
import { addOffer } from '../../../../domains/engagement/promotions/bonus.fixture.ts'
import { openTestOffice, operatorTokens } from '../../../office.fixture.ts'

/** The office with two operators of bonuses, a promotion with a bonus, and the member it is about. */
export async function openBonusOffice() {
  const office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'second') } })
  await office.giveRoles('service', ['service'])
  await office.giveRoles('second', ['payments-second'])
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  await addOffer(office.database, 'welcome')
  return { office, service: await office.logIn('service'), second: await office.logIn('second'), lan: found?.id ?? 0 }
}
