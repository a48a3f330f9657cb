import type { RegistrationForm } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'

/** The fields of the brand's registration form, from the white-label tree. */
export function registrationForm(brand: Brand): RegistrationForm & {} {
  const byMobile = brand.isOn('MOBILENUMREG3')
  return {
    methods: byMobile ? ['USERNAME', 'MOBILE'] : ['USERNAME'],
    isSmsCodeRequired: brand.isOn('REGMOBVERF3'),
    isMobilePasswordRequired: brand.isOn('MOBILENUMPASSREG3'),
    canCheckInvitationCode: brand.isOn('AFFMAN3'),
  }
}
