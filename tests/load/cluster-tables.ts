import type { QTestRun } from './qtests.ts'
import { cpuMsPerSubmission } from './qtests.ts'
import type { RoomsRun } from './rooms.ts'
import { busPerPlayerQuestion, cpuMsPerPlayerQuestion } from './rooms.ts'
import type { BusCounts, Cost } from './servers.ts'
import { cpuMsOf } from './servers.ts'
import { quantile } from './usage.ts'

interface Named<Run> {
  name: string
  run: Run
}

const NONE = '–'
const micros = (ms: number): string => `${(ms * 1_000).toFixed(0)} µs`
const kibibytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KiB`
/** A row of a table. */
export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
/** A table's head. */
export const head = (cells: readonly string[]): string[] => [line(cells), line(cells.map(() => '---'))]
export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

const percentiles = (figures: readonly number[]): string =>
  `${quantile(figures, 0.5).toFixed(1)} / ${quantile(figures, 0.99).toFixed(1)} ms`

/** Processor time of one server. */
export const ofServer = (place: number) => (cost: Cost) => cost.cpuMs[place] ?? 0
export const ofNats = ({ natsCpuMs }: Cost) => natsCpuMs
export const ofPostgres = ({ postgresCpuMs }: Cost) => postgresCpuMs

/** What was measured of each, for a row. */
interface Measured {
  name: string
  servers: number
  /** A unit, in milliseconds of processor time. */
  cpuMs(of: (cost: Cost) => number): number
  /** A unit, of the bus. */
  busOf(of: (counts: BusCounts) => number): number
  answeredMs: readonly number[]
  /** For a connection or an attempt. */
  grownBytes: number
  beginningMs: number
}

const COLUMNS = ['of the bare server', 'first node', 'second node', 'NATS', 'PostgreSQL']

const cellsOf = ({ name, servers, cpuMs, busOf, ...run }: Measured, bareMs: number | undefined): string[] => {
  const isBare = name === 'bare'
  const total = cpuMs(cpuMsOf)
  const messages = [busOf(({ inMessages }) => inMessages), busOf(({ outMessages }) => outMessages)]
  const bytes = [busOf(({ inBytes }) => inBytes), busOf(({ outBytes }) => outBytes)]
  return [
    name,
    micros(total),
    bareMs === undefined ? NONE : (total / bareMs).toFixed(2),
    isBare ? NONE : micros(cpuMs(ofServer(0))),
    servers < 2 ? NONE : micros(cpuMs(ofServer(1))),
    isBare ? NONE : micros(cpuMs(ofNats)),
    isBare ? NONE : micros(cpuMs(ofPostgres)),
    percentiles(run.answeredMs),
    isBare ? NONE : messages.map((count) => count.toFixed(2)).join(' / '),
    isBare ? NONE : bytes.map((count) => count.toFixed(0)).join(' / '),
    kibibytes(run.grownBytes),
    micros(run.beginningMs),
  ]
}

const tableOf = (columns: { unit: string; memory: string; beginning: string }, all: readonly Measured[]): string[] => {
  const bareMs = all.find(({ name }) => name === 'bare')?.cpuMs(cpuMsOf)
  return [
    ...head([
      'servers',
      `CPU ${columns.unit}`,
      ...COLUMNS,
      'acknowledged p50 / p99',
      'messages in / out of NATS',
      'bytes in / out of NATS',
      `memory ${columns.memory}`,
      `CPU ${columns.beginning}`,
    ]),
    ...all.map((one) => line(cellsOf(one, bareMs))),
  ]
}

/** Figures of rooms, a player and question each. In several rooms each node owns some, of one room it is the first. */
export const roomsTable = (runs: readonly Named<RoomsRun>[]): string[] =>
  tableOf(
    { unit: 'a player-question', memory: 'a connection', beginning: 'a join' },
    runs.map(({ name, run }) => ({
      name,
      servers: run.grownBytes.length,
      cpuMs: (of) => cpuMsPerPlayerQuestion(run, of),
      busOf: (of) => busPerPlayerQuestion(run, of),
      answeredMs: run.acknowledgedMs,
      grownBytes: sum(run.grownBytes) / run.players,
      beginningMs: cpuMsOf(run.joining) / run.players,
    })),
  )

/** Figures of a QTest that the first node owns, a submission each. */
export const qtestTable = (runs: readonly Named<QTestRun>[]): string[] =>
  tableOf(
    { unit: 'a submission', memory: 'an attempt', beginning: 'a beginning' },
    runs.map(({ name, run }) => ({
      name,
      servers: run.grownBytes.length,
      cpuMs: (of) => cpuMsPerSubmission(run, of),
      busOf: (of) => of(run.submitting.bus) / run.submittedMs.length,
      answeredMs: run.submittedMs,
      grownBytes: sum(run.grownBytes) / run.participants,
      beginningMs: cpuMsOf(run.beginning) / run.participants,
    })),
  )
