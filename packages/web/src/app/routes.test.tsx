import { expect, test } from 'vitest'
import { paths } from '../lib/navigation/paths.ts'
import { routeOf } from './routes.tsx'

const HOME = routeOf('/').route.screen

test('WB23 every address of the product has a screen of its own, in any case and with a slash at its end', () => {
  for (const path of Object.values(paths)) {
    const { route, rest } = routeOf(`${path.toUpperCase()}/`)
    expect([route.path, rest && `/${rest.toLowerCase()}`].join('')).toBe(path)
    if (path !== paths.home && path !== paths.homeAlias) expect(route.screen).not.toBe(HOME)
  }
})

test('WB23 a quiz is edited under its id as it is written; the address without one is the dashboard', () => {
  expect(routeOf('/CreateQuiz/Caf%C3%A9')).toMatchObject({
    route: { path: paths.createQuiz, needs: 'login' },
    rest: 'Café',
  })
  expect(routeOf('/createquiz/100%')).toMatchObject({ rest: '100%' })
  expect(routeOf('/createquiz').route).toMatchObject({ frame: paths.dashboard, needs: 'login' })
})

test('WB23 a QTest is taken under its id; the address without one is where it is played', () => {
  expect(routeOf('/QTest/4k9F')).toMatchObject({ route: { path: paths.qTest }, rest: '4k9F' })
  expect(routeOf('/qtest')).toMatchObject({ route: { path: paths.qTest }, rest: '' })
})

test('WB23 what else stands alone at the root may be a room’s code; any other address says that there is nothing', () => {
  expect(routeOf('/hk4pwt%20')).toMatchObject({ rest: 'hk4pwt ' })
  expect(routeOf('/hk4pwt').route.screen).not.toBe(HOME)
  for (const pathname of ['/', '/home']) expect(routeOf(pathname).route.screen).toBe(HOME)
  const nowhere = routeOf('/foo/bar').route.screen
  expect([HOME, routeOf('/hk4pwt').route.screen]).not.toContain(nowhere)
  for (const pathname of ['/hk4pwt/quiz', '/profile/more']) expect(routeOf(pathname).route.screen).toBe(nowhere)
})

test.each([paths.dashboard, paths.library, paths.createQuiz, paths.previewQuiz, paths.reports])(
  'WB23 a visitor is asked to log in for %s',
  (path) => {
    expect(routeOf(path).route.needs).toBe('login')
  },
)

test('QE1 what is embedded, and how, stands in the address behind the screen of members', () => {
  expect(routeOf('/Embed/PopupButton/caf%C3%A9/')).toMatchObject({
    route: { path: paths.embed, frame: paths.library, needs: 'login' },
    rest: 'PopupButton',
    beyond: 'café',
  })
  expect(routeOf('/embed')).toMatchObject({ route: { path: paths.embed }, rest: '', beyond: '' })
  expect(routeOf('/QTestProgress/abc')).toMatchObject({
    route: { path: paths.qTestProgress, frame: paths.library, needs: 'login' },
    rest: 'abc',
  })
})
