import { CASE_TEXT_MAX, CASE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import type { ServiceTopic } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const TOPICS = [
  'ACCOUNT',
  'WALLET',
  'GAME',
  'PROMOTION',
  'SITE',
  'COMPLAINT',
  'OTHER',
] as const satisfies readonly ServiceTopic[]

interface NewCase {
  topic: ServiceTopic | ''
  title: string
  text: string
}

/** Key of the draft of a new case; drafts in existing cases have the number of the case. */
export const NEW_CASE_DRAFT = 'case:new'
export const NEW_CASE_FIELDS = ['topic', 'title', 'text'] as const

/** A new case with what was typed before, or else with what the link to it says. */
export function draftedCase(
  { text = '', ...typed }: Partial<Record<keyof NewCase, string>>,
  link: URLSearchParams,
): NewCase {
  const { topic, title = '' } =
    text === '' && link.has('write') ? { topic: link.get('write'), title: link.get('about') ?? '' } : typed
  return { title: title.slice(0, CASE_TITLE_MAX), text, topic: TOPICS.find((known) => known === topic) ?? '' }
}

/** Required, so not empty where it is sent. */
export const toServiceTopic = (chosen: NewCase['topic']): ServiceTopic => chosen || 'OTHER'

type Field<Name extends string> = (name: Name, rules: string) => UseFormRegisterReturn & { error: string | undefined }

/** What a message is about. Namespace `cases`. */
export function TopicField({ field, topics = TOPICS }: { field: Field<'topic'>; topics?: readonly ServiceTopic[] }) {
  const { t } = useTranslation('cases')
  return (
    <Select
      label={t('columns.topic')}
      placeholder={t('chooseTopic')}
      options={topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
      {...field('topic', t('noTopic'))}
    />
  )
}

/** Fields of a new case: topic, subject and text. Namespace `cases`. */
export function CaseFields({ field, rows = 5 }: { field: Field<keyof NewCase>; rows?: number }) {
  const { t } = useTranslation('cases')
  return (
    <>
      <TopicField field={field} />
      <TextField
        label={t('columns.title')}
        maxLength={CASE_TITLE_MAX}
        autoComplete="off"
        {...field('title', t('noTitle'))}
      />
      <TextArea label={t('write')} rows={rows} maxLength={CASE_TEXT_MAX} {...field('text', t('noText'))} />
    </>
  )
}
