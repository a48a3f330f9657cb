import * as profile from '@playhouse/platform-api/member-profile.ts'
import * as member from '@playhouse/platform-api/member.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requiredAge } from '../../site/brand-settings.ts'
import { requireRealAccount } from '../session/sessions/real-account.ts'
import { readMemberInfo } from './member-info.ts'
import { chooseAvatar, listTemplates, readAvatar, readPlayerAvatar } from './profile/avatar.ts'
import { bindContact, type ContactServices, sendCodeToNewContact, sendProofCode } from './profile/contacts.ts'
import { readIdentity, submitIdentity } from './profile/identity.ts'
import { updateProfile, readProfile } from './profile/profile.ts'
import { saveLanguage } from './update-member.ts'

export function memberRoutes(bind: BindEndpoint, contacts: ContactServices): void {
  bind(member.memberInfo, (_, { database, session }) => readMemberInfo(database, session.memberId))
  bind(profile.updateProfile, async (input, { database, session }) => {
    const brand = await contacts.brand()
    const rules = { minimumAge: requiredAge(brand), brandNames: [brand.name] }
    return updateProfile(database, requireRealAccount(session).memberId, input, rules)
  })
  bind(member.memberIcon, (_, { database, session }) => readAvatar(database, session.memberId))
  bind(member.updateLanguage, ({ language }, { database, session }) =>
    saveLanguage(database, session.memberId, language),
  )

  bind(profile.systemTemplates, async () => listTemplates())
  bind(profile.memberProfile, async (_, { database, session }) =>
    readProfile(database, requireRealAccount(session).memberId, requiredAge(await contacts.brand())),
  )
  bind(profile.playerAvatar, (_, { database, session }) => readPlayerAvatar(database, session.memberId))
  bind(profile.setAvatar, (input, { database, session }) =>
    chooseAvatar(database, requireRealAccount(session).memberId, input),
  )
  bind(profile.sendContactCode, (input, context) => {
    requireRealAccount(context.session)
    return sendCodeToNewContact(contacts, input, context)
  })
  bind(profile.sendContactProof, (input, context) => {
    requireRealAccount(context.session)
    return sendProofCode(contacts, input, context)
  })
  bind(profile.bindContact, (input, context) => {
    requireRealAccount(context.session)
    return bindContact(contacts, input, context)
  })
  bind(profile.memberIdentity, (_, { database, session }) =>
    readIdentity(database, requireRealAccount(session).memberId),
  )
  bind(profile.submitIdentity, (input, { database, session }) =>
    submitIdentity(database, requireRealAccount(session).memberId, input),
  )
}
