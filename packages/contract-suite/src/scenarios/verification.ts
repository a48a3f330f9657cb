import { setPasswordByLink } from '@playhouse/platform-api/member-passwords.ts'
import { login, passLogInCheck, sendLogInCheck, signInByToken } from '@playhouse/platform-api/session.ts'
import { captcha, captchaCharacters, geetest, humanChallenge } from '@playhouse/platform-api/verification.ts'
import type { Suite } from '../suite.ts'
import { WRONG } from './member-passwords.ts'

/** A sealed body is accepted once and refused when tampered with. */
export async function checkSealing(suite: Suite): Promise<void> {
  if (!suite.facts.canSeal || suite.facts.sealing !== 'contract') return
  const nobody = { username: `nobody${suite.digits(6)}`, password: WRONG }
  await suite.refused(login, nobody, 'login.failed', {
    sealedOnce: { name: 'once' },
    name: 'wrong credentials are refused',
  })
  await suite.refused(login, nobody, 'request_body_required', {
    sealedOnce: { name: 'once' },
    name: 'a sealed body opens once',
  })
  const tampered = { name: 'tampered', tampered: true }
  await suite.refused(login, nobody, 'request_body_required', {
    sealedOnce: tampered,
    name: 'a sealed body tampered with is refused',
  })
}

/** Unknown tickets, links and tokens are refused. */
export async function checkUnknownTickets(suite: Suite): Promise<void> {
  const nobodys = 'A'.repeat(43)
  if (suite.readOnly) return
  await suite.refused(signInByToken, { token: nobodys }, 'login.failed', { name: 'an unknown token is refused' })
  await suite.refused(passLogInCheck, { ticket: nobodys, method: 'sms', answer: '000000' }, 'login_verify_expired', {
    name: 'an unknown ticket is refused',
  })
  await suite.refused(sendLogInCheck, { ticket: nobodys, method: 'sms' }, 'login_verify_expired', {
    name: 'an unknown ticket is refused',
  })
  const newPassword = 'lantern-gate-7'
  await suite.refused(
    setPasswordByLink,
    { token: nobodys, newPassword, confirmNewPassword: newPassword },
    'reset.link.invalid',
    { name: 'an unknown link is refused' },
  )
}

/** A solution of the human check's puzzle is good once, and cannot be made up. */
export async function puzzles(suite: Suite): Promise<void> {
  const first = await suite.ok(geetest, {})
  const second = await suite.ok(geetest, {}, { name: 'starts again' })
  if (!first || !second) return
  suite.check(geetest, 'every start has a challenge of its own', first.challenge !== second.challenge, 'the same one')
  const started = await suite.ok(humanChallenge, {}, { name: 'brings the puzzle' })
  if (!started?.challenge || started.provider !== 'GEETEST') return
  const humanProof = await suite.party('puzzle', { challenge: started.challenge })
  if (!humanProof || suite.readOnly) return
  const spell = (proof: string, name: string) =>
    suite.refused(captchaCharacters, { captchaId: suite.uuid(), humanProof: proof }, 'human.check.failed', { name })
  const forged = { geetest_challenge: second.challenge, geetest_validate: 'f'.repeat(32), geetest_seccode: 'f|jordan' }
  await spell(Buffer.from(JSON.stringify(forged)).toString('base64'), 'a solution that is made up is refused')
  await suite.ok(captchaCharacters, { captchaId: suite.uuid(), humanProof }, { name: 'answers to a solution' })
  await spell(humanProof, 'a solution is good once')
}

export async function captchas(suite: Suite): Promise<void> {
  const captchaId = suite.uuid()
  const picture = await suite.ok(captcha, { captchaId })
  const read = await suite.ok(captchaCharacters, { captchaId })
  if (!picture || !read) return
  const again = await suite.ok(captcha, { captchaId }, { name: 'draws a new one' })
  if (again) suite.check(captcha, 'the same id again draws a new picture', again !== picture, 'the same picture')
}
