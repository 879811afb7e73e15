import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unisolatedIn } from './peoples-texts.ts'

const root = join(import.meta.dirname, '..', '..')

test.each([
  ['<p>{playerName}</p>', ['{playerName}']],
  ['<p>{player?.playerName ?? t("nobody")}</p>', ['{player?.playerName ?? t("nobody")}']],
  ['<p dir="auto"><b>{quiz.quizName}</b> {count}</p>', ['{quiz.quizName}']],
  ['<Dialog title={player.playerName} />', ['title={player.playerName}']],
  ['<p>{isLong && playerNameText(name)}</p>', ['{isLong && playerNameText(name)}']],
  ['<p dir="auto">{playerName}</p>', []],
  ['<p>by <bdi>{quiz.quizName}</bdi></p>', []],
  ['<h1><TitleWords>{questionTitle}</TitleWords></h1>', []],
  ['<Dialog title={isolated(player.playerName)} />', []],
  ['<p title={playerName}>{t("by", { name: playerName })}</p>', []],
])('LG30 what people wrote is found in %s where it is not isolated', (source, found) => {
  expect(unisolatedIn(`export const Screen = () => ${source}`)).toEqual(found)
})

test('LG30 each screen isolates what people wrote', () => {
  const screens = globSync('packages/web/src/**/*.tsx', { cwd: root }).filter((path) => !path.includes('.test.'))
  expect(screens.length).toBeGreaterThan(400)
  expect(
    screens.flatMap((path) => unisolatedIn(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`)),
  ).toEqual([])
})
