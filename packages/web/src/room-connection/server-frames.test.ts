import { expect, test } from 'vitest'
import { readServerFrame } from './server-frames.ts'
import { answerData, asks, frame, joined, leaderboard, podium } from './testing/fixtures.ts'

test.each([
  asks(),
  frame('joined', joined),
  frame('sendAnswer', { answerData }),
  frame('sendPodium', podium),
  frame('sendLeaderboard', leaderboard),
  frame('hostExited', {}),
])('RC1 a frame of the contract is read as it was sent ($action)', (sent) => {
  expect(readServerFrame(JSON.stringify(sent))).toEqual(sent)
})

test.each([
  ['rubbish', 'noAction'],
  ['null', 'noAction'],
  ['{"payload":{}}', 'noAction'],
  ['{"action":"dance","payload":{}}', 'unknownAction'],
  ['{"action":7,"payload":{}}', 'unknownAction'],
  ['{"action":"sendQuestion"}', 'noPayload'],
  ['{"action":"sendQuestion","payload":{"currentQuestion":{}}}', 'noPayload'],
])('RC1 %s is told as %s', (text, why) => {
  expect(readServerFrame(text)).toEqual({ action: 'unreadable', why })
})
