import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBreach, sendPicture, type UploadFailure } from '../send-picture.ts'
import { type PictureUse, useUploadLink } from './use-upload-link.ts'

export interface Upload {
  key: number
  name: string
  /** Data URL. */
  preview: string | undefined
  /** Share sent, 0 to 1. */
  share: number
  /** Set once the picture is uploaded. */
  id?: string
  failure?: string
}

interface UploadsOptions {
  purpose: PictureUse
  max: number
  onChange: (ids: readonly string[]) => void
  onBusyChange: ((busy: boolean) => void) | undefined
}

/** Sends pictures as they are chosen, and reports the ids of those that have arrived. */
export function useUploads({ purpose, max, onChange, onBusyChange }: UploadsOptions) {
  const { t } = useTranslation('upload')
  const requestLink = useUploadLink(purpose)
  const [items, setItems] = useState<readonly Upload[]>([])
  const [tooMany, setTooMany] = useState(false)
  const sending = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)

  const stored = items.filter(({ failure }) => failure === undefined)
  const ids = stored.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isBusy = stored.length > ids.length
  const idList = ids.join(' ')
  const report = useRef({ onChange, onBusyChange })
  useEffect(() => void (report.current = { onChange, onBusyChange }))
  useEffect(() => {
    report.current.onChange(idList === '' ? [] : idList.split(' '))
  }, [idList])
  useEffect(() => {
    report.current.onBusyChange?.(isBusy)
  }, [isBusy])
  useEffect(() => {
    const open = sending.current
    return () => open.forEach((controller) => controller.abort())
  }, [])

  const change = (key: number, values: Partial<Upload>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...values } : item)))

  const send = async (file: File) => {
    const key = (lastKey.current += 1)
    const controller = new AbortController()
    sending.current.set(key, controller)
    setItems((before) => [...before, { key, name: file.name, preview: undefined, share: 0 }])
    const fail = (code: UploadFailure) => change(key, { failure: t(`failures.${code}`) })
    try {
      const breach = await getBreach(file)
      if (breach) return fail(breach)
      void getPreview(file).then((preview) => change(key, { preview }))
      const { success, problem } = await requestLink()
      if (!success) return change(key, { failure: problem.text })
      const refused = await sendPicture(success.url, file, {
        onProgress: (share) => change(key, { share }),
        signal: controller.signal,
      })
      if (refused) fail(refused)
      else change(key, { id: success.id, share: 1 })
    } finally {
      sending.current.delete(key)
    }
  }
  const take = (files: Iterable<File>) => {
    const chosen = [...files]
    const room = max - stored.length
    setTooMany(chosen.length > room)
    // Earlier failures have been read.
    setItems(stored)
    for (const file of chosen.slice(0, Math.max(0, room))) void send(file)
  }
  const remove = (key: number) => {
    sending.current.get(key)?.abort()
    setItems((before) => before.filter((item) => item.key !== key))
    setTooMany(false)
  }
  return { items, stored, ids, isBusy, tooMany, take, remove }
}

function getPreview(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : undefined))
    reader.addEventListener('error', () => resolve(undefined))
    // The page's policy allows `data:`; `blob:` would need an entry of its own.
    reader.readAsDataURL(file.slice(0, file.size, file.type || 'image/png'))
  })
}
