import type { MediaKind } from '@quokka/core/media'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { emptyDraft, SlideEditor } from '../slide-editor.tsx'
import { MediaField } from './media-field.tsx'

class FakeRequest {
  static sent: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  contentType = ''
  isAborted = false
  address = ''
  file: File | undefined

  open(method: string, url: string) {
    this.address = `${method} ${url}`
  }
  send(body: FormData) {
    this.file = body.get('file') as File
    FakeRequest.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  getResponseHeader() {
    return this.contentType
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.contentType = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    return act(async () => this.onload?.())
  }
}

const listen = () => {
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}
const lastSent = () => FakeRequest.sent.at(-1) as FakeRequest

const open = (value: string | null = null, kinds: readonly MediaKind[] = ['image', 'audio', 'video']) => {
  listen()
  const onChange = vi.fn()
  const onBusy = vi.fn()
  const Held = () => {
    const [name, setName] = useState(value)
    return (
      <MediaField
        label="Banner"
        value={name}
        kinds={kinds}
        onBusy={onBusy}
        onChange={(next) => {
          onChange(next)
          setName(next)
        }}
      />
    )
  }
  renderInStudio(<Held />, '/createquiz/q1')
  return { onChange, onBusy, user: userEvent.setup({ applyAccept: false }) }
}
const picture = (name = 'sky.png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const field = () => screen.getByLabelText('Banner')
const uploaded = (name: string, kind: MediaKind) => ({ name, url: `/media/uploads/${name}`, kind })

test('SE9 a chosen file is uploaded with its progress, and shown', async () => {
  const { user, onChange, onBusy } = open()
  await user.upload(field(), picture())
  expect(lastSent().address).toBe('POST /qq/v1/media')
  expect(lastSent().file?.name).toBe('sky.png')
  expect(onBusy).toHaveBeenLastCalledWith(true)
  act(() => lastSent().upload.onprogress?.({ loaded: 42, total: 100 }))
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveProperty('value', 42)
  expect(screen.getByText('42 %')).toBeTruthy()
  await lastSent().answer(200, uploaded('k3.webp', 'image'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('k3.webp')
  expect(onBusy).toHaveBeenLastCalledWith(false)
  expect(screen.getByRole('img', { name: 'Banner' }).getAttribute('src')).toBe('/media/uploads/k3.webp')
})

test('SE9 a dropped file is uploaded too', async () => {
  open()
  const zone = field().closest('div')
  if (zone) fireEvent.drop(zone, { dataTransfer: { files: [picture('drop.png')] } })
  await lastSent().answer(200, uploaded('k4.webp', 'image'))
  expect(screen.getByRole('img', { name: 'Banner' })).toBeTruthy()
})

test.each([
  ['k3.webp', 'IMG'],
  ['k3.mp3', 'AUDIO'],
  ['k3.mp4', 'VIDEO'],
])('SE9 %s is shown as what it is', (name, tag) => {
  open(name)
  const shown = tag === 'IMG' ? screen.getByRole('img', { name: 'Banner' }) : screen.getByLabelText('Banner')
  expect(shown.tagName).toBe(tag)
  if (tag !== 'IMG') expect(shown.hasAttribute('controls')).toBe(true)
})

test.each(['k3.mp3', 'k3.avi'])('ME21 %s that the browser cannot play says so to its author', (name) => {
  open(name)
  fireEvent.error(screen.getByLabelText('Banner'))
  expect(screen.getByText('This file cannot be shown.')).toBeTruthy()
  expect(screen.getByLabelText('Replace: Banner')).toBeTruthy()
})

test('ME23 the chooser offers mpeg sounds, and no bitmaps', () => {
  open()
  const offered = field().getAttribute('accept')?.split(',')
  expect(offered).toContain('.mpeg')
  expect(offered).not.toContain('image/bmp')
})

test('SE9 a film says its name, as sounds and pictures do', async () => {
  const { user } = open()
  await user.upload(field(), new File([new Uint8Array(10)], 'waves.mp4', { type: 'video/mp4' }))
  await lastSent().answer(200, uploaded('k7.mp4', 'video'))
  expect(screen.getByText('waves.mp4 · 0.1 MB of 20 MB')).toBeTruthy()
})

test('SE9 a picture that cannot be shown says so', () => {
  open('gone.webp')
  fireEvent.error(screen.getByRole('img', { name: 'Banner' }))
  expect(screen.getByText('This file cannot be shown.')).toBeTruthy()
})

test.each([
  ['a file of more than 20 MB', picture('sky.png', 20 * 1_024 * 1_024 + 1), 'File too big, max file size is 20MB'],
  ['a bitmap', new File(['BM'], 'sky.bmp', { type: 'image/bmp' }), 'Unsupported File'],
  ['a text', new File(['x'], 'notes.txt', { type: 'text/plain' }), 'Unsupported File'],
  ['a sound where pictures are asked for', new File(['x'], 'song.mp3', { type: 'audio/mpeg' }), 'Unsupported File'],
])('SE9 %s is refused before anything is sent', async (_what, file, sentence) => {
  const { user, onChange } = open(null, ['image'])
  await user.upload(field(), file)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(screen.getByRole('alert').title).toBe(sentence)
  expect(FakeRequest.sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(field()).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})

test('SE9 an upload can be cancelled; what was there stays', async () => {
  const { user, onChange } = open('k1.webp')
  await user.upload(screen.getByLabelText('Replace: Banner'), picture())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(lastSent().isAborted).toBe(true)
  expect(screen.getByRole('img', { name: 'Banner' }).getAttribute('src')).toBe('/media/uploads/k1.webp')
  expect(onChange).not.toHaveBeenCalled()
})

test('SE9 a lost connection keeps the field and the file, which is sent again on demand', async () => {
  const { user, onChange } = open()
  await user.upload(field(), picture())
  await act(async () => lastSent().onerror?.())
  expect(screen.getByRole('alert').textContent).toContain('No connection to the server.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(lastSent().file?.name).toBe('sky.png')
  await lastSent().answer(200, uploaded('k5.webp', 'image'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('k5.webp')
})

test("SE9 the server's refusal is told in its words", async () => {
  const { user } = open()
  await user.upload(field(), picture())
  await lastSent().answer(415, 'This picture is broken.')
  expect(screen.getByRole('alert').textContent).toBe('This picture is broken.')
})

test('SE9 a file is removed, and the focus stays in the field', async () => {
  const { user, onChange } = open('k1.webp')
  await user.click(screen.getByRole('button', { name: 'Remove: Banner' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(document.activeElement).toBe(field())
})

test('SE16 while a file is on its way a slide waits, and keeps what is typed meanwhile', async () => {
  listen()
  const start = { ...emptyDraft('NQS'), questionTitle: 'Moons' }
  const last = { draft: start }
  const Held = () => {
    const [draft, setDraft] = useState(start)
    last.draft = draft
    return <SlideEditor draft={draft} onChange={setDraft} isNew onSave={async () => true} onDiscard={() => {}} />
  }
  renderInStudio(<Held />, '/createquiz/q1')
  const user = userEvent.setup()
  const save = () => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')
  await user.upload(screen.getByLabelText('Image, audio or video'), picture())
  expect(save()).toBe('true')
  expect(screen.getByText('The upload is still under way.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' and rings')
  await lastSent().answer(200, uploaded('k6.webp', 'image'))
  expect(last.draft).toMatchObject({ questionTitle: 'Moons and rings', questionImage: 'k6.webp' })
  expect(save()).toBeNull()
})

test.each([
  [413, 'File too big, max file size is 20MB'],
  [415, 'Unsupported File'],
])(
  'LB26 after a refusal of the file itself (%i) another one is asked for, not the same again',
  async (status, sentence) => {
    const { user } = open()
    await user.upload(field(), picture())
    await lastSent().answer(status, sentence)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy()
  },
)

const paste = (files: File[], types: string[] = ['Files']) =>
  fireEvent.paste(document.body, { clipboardData: { files, types } })

test('ME26 a pasted picture is uploaded, wherever the focus is', async () => {
  const { onChange } = open('k1.webp')
  expect(paste([picture('image.png')])).toBe(false)
  expect(lastSent().file?.name).toBe('image.png')
  await lastSent().answer(200, uploaded('k9.webp', 'image'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('k9.webp')
})

test('ME26 words are pasted as words, also those that come with a picture of themselves', () => {
  open()
  expect(paste([], ['text/plain'])).toBe(true)
  expect(paste([picture()], ['text/plain', 'text/html', 'Files'])).toBe(true)
  expect(FakeRequest.sent).toEqual([])
})

test('ME26 a field behind a dialog leaves what is pasted to the dialog', () => {
  listen()
  const fields = (
    <>
      <MediaField label="Slide" value={null} kinds={['image']} onChange={() => {}} />
      <dialog ref={(dialog) => dialog?.showModal()}>
        <MediaField label="Banner" value={null} kinds={['image']} onChange={() => {}} />
      </dialog>
    </>
  )
  renderInStudio(fields, '/createquiz/q1')
  paste([picture()])
  expect(FakeRequest.sent).toHaveLength(1)
  expect(screen.queryByLabelText('Banner')).toBeNull()
  expect(screen.getByLabelText('Slide')).toBeTruthy()
})

const pictures = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    name: `own-${from + index}.webp`,
    uploadedOn: '2026-11-20T10:00:00.000Z',
  }))

const openOwn = async (value: string | null, pages: Record<number, unknown>) => {
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) =>
    Response.json(pages[JSON.parse(String(init?.body)).page]),
  )
  const opened = open(value)
  await opened.user.click(screen.getByRole('button', { name: /^Your pictures/ }))
  return opened
}

test('ME25 a picture that was uploaded before is chosen, the newest first, page after page', async () => {
  const { user, onChange } = await openOwn(null, {
    0: { total: 3, perPage: 2, pictures: pictures(0, 2) },
    // One more was uploaded meanwhile.
    1: { total: 4, perPage: 2, pictures: pictures(1, 3) },
  })
  expect(await screen.findByText('3 pictures that you uploaded, the newest first.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  const third = await screen.findByRole('button', { name: 'Picture 3, uploaded on 11/20/2026' })
  expect(document.activeElement).toBe(third)
  expect(screen.getAllByRole('button', { name: /^Picture \d/ })).toHaveLength(3)
  await user.click(third)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('own-2.webp')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('img', { name: 'Banner' }).getAttribute('src')).toBe('/media/uploads/own-2.webp')
})

test('ME25 the picture that a field has is marked among them; Close leaves it', async () => {
  const { user, onChange } = await openOwn('own-1.webp', { 0: { total: 2, perPage: 24, pictures: pictures(0, 2) } })
  const present = await screen.findByRole('button', { name: 'Picture 2, uploaded on 11/20/2026' })
  expect(present.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onChange).not.toHaveBeenCalled()
})

test('ME25 without an upload the dialog says what will be found there', async () => {
  await openOwn(null, { 0: { total: 0, perPage: 24, pictures: [] } })
  expect(await screen.findByText(/^You have not uploaded a picture yet/)).toBeTruthy()
})

test('ME27 a field for pictures, sounds and films names the formats that it takes', () => {
  open()
  expect(screen.getByText(/^PNG, JPEG, GIF, WebP, MP3, WAV, OGG, FLAC, MP4, WebM or MOV, up to 20 MB/)).toBeTruthy()
})

test('LB26 a field for pictures names the formats that it takes', () => {
  open(null, ['image'])
  expect(screen.getByText('PNG, JPEG, GIF or WebP, up to 20 MB')).toBeTruthy()
})
