import type { FileReading, NamedFile } from '@quokka/formats'
import { useEffect, useRef, useState } from 'react'
import { t } from '../messages.ts'
import type { Reading } from '../reading/start-reading.ts'
import { startReading } from '../reading/start-reading.ts'

/** Of all files together. */
const MOST_BYTES = 50 * 1_024 * 1_024
/** After the last key, before what was typed is read. */
const PAUSE_MS = 250

export interface ReadFile {
  key: number
  bytes: number
  reading: FileReading
}

const namedFile = async (file: File): Promise<NamedFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

/** What is dropped, chosen and pasted into the dialog, and what it was read as; `pasted` was pasted elsewhere before. Rules IM1 to IM4. */
export const useDrop = (pasted: string) => {
  const [files, setFiles] = useState<readonly ReadFile[]>([])
  const [text, setText] = useState(pasted)
  const [textReading, setTextReading] = useState<FileReading>()
  const [progress, setProgress] = useState<number>()
  const [fault, setFault] = useState<string>()
  const running = useRef<Reading>(undefined)
  const typed = useRef<Reading>(undefined)
  const nextKey = useRef(0)

  useEffect(
    () => () => {
      running.current?.stop()
      typed.current?.stop()
    },
    [],
  )

  useEffect(() => {
    if (text.trim() === '') return setTextReading(undefined)
    const timer = setTimeout(async () => {
      typed.current?.stop()
      const bytes = new TextEncoder().encode(text)
      typed.current = startReading([{ name: t('drop.pasted'), bytes }], () => {})
      const readings = await typed.current.done
      if (readings !== undefined) setTextReading(readings[0])
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const take = async (chosen: readonly File[]) => {
    if (chosen.length === 0 || running.current !== undefined) return
    const total = [...files.map(({ bytes }) => bytes), ...chosen.map(({ size }) => size)].reduce(
      (sum, bytes) => sum + bytes,
      0,
    )
    if (total > MOST_BYTES) return setFault(t('drop.tooMuch'))
    setFault(undefined)
    setProgress(0)
    const named: NamedFile[] = []
    try {
      for (const file of chosen) named.push(await namedFile(file))
    } catch {
      // Such as a folder, which browsers give out like a file.
      setProgress(undefined)
      return setFault(t('drop.failed'))
    }
    let isStopped = false
    const reading = startReading(named, ({ questions }) => setProgress(questions))
    running.current = {
      ...reading,
      stop: () => {
        isStopped = true
        reading.stop()
      },
    }
    const readings = await reading.done
    running.current = undefined
    setProgress(undefined)
    if (readings === undefined) return setFault(isStopped ? t('drop.stopped') : t('drop.failed'))
    const read = readings.map((one, index) => {
      nextKey.current += 1
      return { key: nextKey.current, bytes: chosen[index]?.size ?? 0, reading: one }
    })
    setFiles((before) => [...before, ...read])
  }

  const readings = [...files.map(({ reading }) => reading), ...(textReading === undefined ? [] : [textReading])]
  return {
    files,
    readings,
    text,
    textReading,
    /** Questions that were read so far; undefined while nothing is read. */
    progress,
    fault,
    take,
    write: setText,
    remove: (key: number) => setFiles((before) => before.filter((file) => file.key !== key)),
    stop: () => running.current?.stop(),
  }
}
