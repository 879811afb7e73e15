import type { Participant, QTestProgress } from '../api/load-progress.ts'

export const NOW = '2026-11-22T10:00:00.000Z'

export const participant = (playerName: string, changes: Partial<Participant> = {}): Participant => ({
  participantId: playerName.toLowerCase().replaceAll(' ', '-'),
  playerName,
  fields: { 'Roll Number': '18' },
  answered: 11,
  correctAnswers: 9,
  totalScore: 802,
  state: 'IP',
  lastActivityAt: NOW,
  sameBrowser: [],
  ...changes,
})

/** A QTest on its second of eight days, with whatever a test changes. */
export const progress = (changes: Partial<QTestProgress> = {}): QTestProgress => ({
  qtestName: 'Volcanoes and Earthquakes',
  qtestImage: '',
  qtestType: 'RM',
  qtestStatus: 'Active',
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-28T18:00:00.000Z',
  serverTime: NOW,
  showAnswer: true,
  showResult: true,
  retakeFlag: false,
  sameOrder: false,
  additionalFields: ['Roll Number', 'Class'],
  totalNoOfQuestions: 15,
  capacity: 100,
  access: 'link',
  locked: false,
  closed: false,
  removed: 0,
  started: 31,
  startedLastHour: 3,
  finished: 26,
  averageScore: 962,
  averageCorrect: 71,
  matching: 31,
  participants: [participant('Zoë Laurent')],
  next: null,
  ...changes,
})
