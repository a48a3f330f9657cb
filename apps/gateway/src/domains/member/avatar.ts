import { memberIcon } from '@playhouse/platform-api/member.ts'
import type { Account, Context } from '../base/context.ts'
import { pictureAddress } from '../site/pictures.ts'

/** URL of the account's picture. The default picture where the brand has no member pictures, and during an outage. */
export async function readAvatar({ id }: Account, context: Context): Promise<string> {
  return pictureAddress(context, (await chosenPicture(context)) || `/media/avatars/${id}.svg`)
}

async function chosenPicture(context: Context): Promise<string | undefined> {
  const { platform } = context.session
  if (!platform || !(await context.brand()).offers(memberIcon)) return undefined
  try {
    return (await platform.read(memberIcon, {})).avatar
  } catch (error) {
    // A missing picture does not fail the query; other calls report an ended session.
    context.log.info({ reason: (error as Error).message }, 'the account picture is unavailable')
    return undefined
  }
}
