import { bindContact, sendContactCode, sendContactProof } from '@playhouse/platform-api/member-profile.ts'
import { resetPasswordByEmail, setPasswordByLink } from '@playhouse/platform-api/member-passwords.ts'
import { type Act, getPlayer, type Stage } from '../stage.ts'

/** The latest letter to an address that was sent after another one. */
async function waitForLetter(stage: Stage, address: string, holding: string, after: Date): Promise<string | undefined> {
  for (let tries = 0; tries < 60; tries += 1) {
    const [found] = await stage.query<{ text: string }>(
      'select text from message_gateway.message where address = $1 and text like $2 and sent_at > $3 order by sent_at desc limit 1',
      [address, `%${holding}%`, after],
    )
    if (found) return found.text
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return undefined
}

const databaseNow = async (stage: Stage) =>
  (await stage.query<{ now: Date }>('select clock_timestamp() as now'))[0]?.now ?? new Date()

async function requestCode(stage: Stage, address: string, send: () => Promise<unknown>): Promise<string | undefined> {
  const before = await databaseNow(stage)
  await send()
  return /\b\d{6}\b/.exec((await waitForLetter(stage, address, '', before)) ?? '')?.[0]
}

/**
 * Somebody at the old mailbox asks for a reset link; the owner moves the account to another mailbox, and proves it; the link is used.
 */
export const useOldLink: Act = {
  weight: 2,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const [account] = await stage.query<{ email: string }>('select email from member where id = $1', [player.id])
    if (!account) return false
    const before = await databaseNow(stage)
    await stage.rest(undefined, resetPasswordByEmail, { username: player.username, email: account.email })
    const letter = await waitForLetter(stage, account.email, '#token=', before)
    const token = /#token=([\w-]+)/.exec(letter ?? '')?.[1]
    if (token === undefined) return false
    const email = `${player.username}.${random.between(1, 1_000_000_000)}@mail.example`
    const code = await requestCode(stage, email, () => stage.rest(player, sendContactCode, { channel: 'email', email }))
    const answer = await requestCode(stage, account.email, () =>
      stage.rest(player, sendContactProof, { method: 'email' }),
    )
    if (code === undefined || answer === undefined) return false
    const proof = { method: 'email', answer } as const
    const bound = await stage.rest(player, bindContact, { channel: 'email', email, verificationCode: code, proof })
    if (bound.status !== 200) return false
    const { status } = await stage.rest(undefined, setPasswordByLink, {
      token,
      newPassword: 'taken-over-by-a-thief-1',
      confirmNewPassword: 'taken-over-by-a-thief-1',
    })
    if (status === 200)
      stage.findings.add('access', 'a reset link sent to an address that the owner has left', { player: actor })
  },
}
