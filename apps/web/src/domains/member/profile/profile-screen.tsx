import { useTranslation } from 'react-i18next'
import { ThemeChoice } from '../../site/parts/theme-menu.tsx'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../../graphql/viewer-account.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { useLanguageChoice } from '../../site/parts/use-language-choice.ts'
import { MemberPage, readMemberPage } from '../parts/member-page.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DetailsForm } from './details-form.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import {
  type ProfileScreenQuery,
  type ProfileScreenQueryVariables,
  useProfileScreenQuery,
} from './profile-screen.generated.ts'
import { Offered } from '../../site/parts/offered.tsx'

export function Component() {
  const { t } = useTranslation(['profile', 'member'])
  const variables = useScreenVariables<ProfileScreenQueryVariables>()
  const query = useProfileScreenQuery({ variables })

  const { response, viewer, account, page } = readMemberPage(query)
  const retry = () => void query.refetch()
  return (
    <MemberPage
      title={t('title')}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
    >
      {viewer && account ? (
        <ProfileContent
          viewer={viewer}
          profile={account.profile}
          countries={response?.countries ?? []}
          busy={query.loading}
          onChanged={retry}
        />
      ) : null}
    </MemberPage>
  )
}

type Viewer = NonNullable<ProfileScreenQuery['viewer']>
type Profile = MemberAccount<ProfileScreenQuery>['profile']

interface ProfileContentProps {
  viewer: Viewer
  profile: Profile
  countries: NonNullable<ProfileScreenQuery['countries']>
  busy: boolean
  onChanged: () => void
}

/** Each section shows its own failure. */
function ProfileContent({ viewer, profile, countries, busy, onChanged }: ProfileContentProps) {
  const { t } = useTranslation('profile')
  const { details, identity } = profile
  const failure = <LoadFailure title={t('failed')} onRetry={onChanged} retrying={busy} />
  return (
    <div className="@container flex flex-col gap-5">
      <Offered feature="AVATARS">
        <Panel title={t('picture')}>{details ? <AvatarPicker viewer={viewer} details={details} /> : failure}</Panel>
      </Offered>
      <Panel title={t('details')}>
        {details ? <DetailsForm nickname={viewer.nickname} details={details} countries={countries} /> : failure}
      </Panel>
      <Panel title={t('contacts')} anchor="contacts">
        {details ? <ContactRows profile={profile} details={details} /> : failure}
      </Panel>
      <Offered feature="IDENTITY">
        <Panel title={t('identity')} anchor="identity">
          {identity ? <IdentityPanel identity={identity} onChanged={onChanged} /> : failure}
        </Panel>
      </Offered>
      <Panel title={t('preferences')}>
        <Preferences />
      </Panel>
    </div>
  )
}

function Preferences() {
  const { t } = useTranslation('shell')
  const { languages, current, choose } = useLanguageChoice()
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      {languages.length > 1 ? (
        <Select
          label={t('language')}
          value={current}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => {
            const chosen = languages.find(({ code }) => code === target.value)
            if (chosen) void choose(chosen.code)
          }}
          className="basis-56"
        />
      ) : null}
      <ThemeChoice />
    </div>
  )
}
