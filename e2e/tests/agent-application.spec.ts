import { OfficePage } from '../pages/office-page.ts'
import { queryOne } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { agent, applicant, errors } = texts

test('leads a member from the agent centre to an application, and back once it is approved', async ({
  page,
  context,
  browser,
}) => {
  const member = await openAccount(context)
  await page.goto('/agent/team-overview')
  const main = page.getByRole('main')
  await expect(main.getByText(errors.codes.NOT_AGENT)).toBeVisible()
  await main.getByRole('link', { name: agent.becomeAgent }).click()
  await expect(page).toHaveURL('/member/become-agent')

  await main.getByRole('textbox', { name: applicant.motivation }).fill('Many friends ask me where I play.')
  await main.getByRole('combobox', { name: applicant.channel }).selectOption('COMMUNITY')
  await main.getByRole('textbox', { name: applicant.players }).fill('25')
  await main.getByRole('button', { name: applicant.send }).click()
  await expect(main.getByText(applicant.states.APPLIED)).toBeVisible()

  const { id } = await queryOne<{ id: number }>('select id from agent_application where member_id = $1', [member.id])
  const office = await OfficePage.open(browser)
  await office.approve('Agents', `${member.id}/${id}`)
  await office.close()
  // Without a reload.
  await expect(main.getByRole('heading', { name: applicant.isAgentTitle })).toBeVisible()
  await main.getByRole('link', { name: applicant.toCentre }).click()
  await expect(page).toHaveURL('/agent/team-overview')
  await expect(page.getByRole('navigation', { name: agent.centre })).toBeVisible()
})
