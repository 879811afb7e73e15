import { parentPort, workerData } from 'node:worker_threads'
import { readFiles } from '../../packages/formats/src/index.ts'

/** Reads one file as the worker of a page does, and tells how many questions are in it and how long that took. */
const { name, bytes } = workerData as { name: string; bytes: Uint8Array }
const startMs = performance.now()
const [reading] = await readFiles([{ name, bytes }])
const tookMs = performance.now() - startMs
const questions = reading && 'quizzes' in reading ? reading.quizzes.flatMap((quiz) => quiz.questions) : []
parentPort?.postMessage({ tookMs, questions: questions.length })
