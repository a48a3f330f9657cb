/** Texts by the language code of geetest: title, hint, wrong place, confirm, close. */
const TEXTS = {
  en: ['Security check', 'Move the piece into the gap', 'Not quite. Try again.', 'Confirm', 'Close'],
  vi: ['Kiểm tra bảo mật', 'Kéo mảnh ghép vào chỗ trống', 'Chưa đúng. Hãy thử lại.', 'Xác nhận', 'Đóng'],
  'zh-cn': ['安全检查', '将拼图移到缺口处', '还差一点，请再试一次。', '确认', '关闭'],
  id: ['Pemeriksaan keamanan', 'Geser kepingan ke celah', 'Belum pas. Coba lagi.', 'Konfirmasi', 'Tutup'],
  th: ['ตรวจสอบความปลอดภัย', 'เลื่อนชิ้นส่วนไปยังช่องว่าง', 'ยังไม่พอดี ลองอีกครั้ง', 'ยืนยัน', 'ปิด'],
}

/** Gives pages `initGeetest` as the vendor's script does; the puzzle is a native slider, so that keys move it too. */
export const sliderScript = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin
  const texts = ${JSON.stringify(TEXTS)}
  window.initGeetest = ({ challenge, lang }, ready) => {
    const handlers = {}
    let result = false
    const emit = (name) => (handlers[name] ?? []).forEach((handler) => handler())
    const on = (name) => (handler) => {
      ;(handlers[name] ??= []).push(handler)
      return captcha
    }
    const [title, hint, wrong, confirm, close] = texts[lang] ?? texts.en
    const make = (tag, style, parent) => {
      const element = document.createElement(tag)
      element.style.cssText = style
      if (parent) parent.append(element)
      return element
    }
    const show = async () => {
      const response = await fetch(origin + '/get.php?challenge=' + challenge)
      if (!response.ok) return emit('error')
      const { background, piece, width, height, size } = await response.json()
      const dialog = make('dialog', 'border:0;border-radius:12px;padding:16px;color:#1d2b3a;background:#fff;margin:auto')
      dialog.setAttribute('aria-label', title)
      const stage = make('div', 'position:relative;overflow:hidden;border-radius:8px', dialog)
      stage.style.width = width + 'px'
      stage.style.height = height + 'px'
      const picture = (src) => {
        const image = make('img', 'position:absolute;top:0;left:0;max-width:none', stage)
        image.src = src
        image.alt = ''
        return image
      }
      picture(background)
      const moved = picture(piece)
      const label = make('label', 'display:block;margin-top:12px;font:14px/1.4 system-ui', dialog)
      label.textContent = hint
      const range = make('input', 'display:block;width:100%;height:32px', label)
      Object.assign(range, { type: 'range', min: 0, max: width - size, value: 0 })
      const note = make('p', 'margin:4px 0 8px;min-height:20px;font:14px/1.4 system-ui;color:#a02020', dialog)
      note.setAttribute('role', 'status')
      const button = (text) => {
        const made = make('button', 'font:14px system-ui;padding:6px 12px;margin-inline-end:8px', dialog)
        made.type = 'button'
        made.textContent = text
        return made
      }
      const [done, cancel] = [button(confirm), button(close)]
      const leave = (name) => {
        dialog.close()
        dialog.remove()
        emit(name)
      }
      range.oninput = () => (moved.style.left = range.value + 'px')
      done.onclick = async () => {
        const body = new URLSearchParams({ challenge, x: range.value })
        const answer = await (await fetch(origin + '/ajax.php', { method: 'POST', body })).json()
        if (answer.success === 1) {
          const seccode = answer.validate + '|jordan'
          result = { geetest_challenge: challenge, geetest_validate: answer.validate, geetest_seccode: seccode }
          return leave('success')
        }
        if (answer.message === 'expired') return leave('error')
        note.textContent = wrong
      }
      cancel.onclick = () => leave('close')
      dialog.oncancel = (event) => {
        event.preventDefault()
        leave('close')
      }
      document.body.append(dialog)
      dialog.showModal()
      range.focus()
    }
    const captcha = {
      onReady: (handler) => {
        handler()
        return captcha
      },
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      verify: () => void show().catch(() => emit('error')),
      getValidate: () => result,
      destroy: () => {},
    }
    ready(captcha)
  }
})()
`
