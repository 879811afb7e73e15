import { isPage } from '@quokka/contract/pages'
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

test('WB40 every screen but the start page has a name for the page', () => {
  for (const path of [...Object.values(paths), '/hk4pwt', '/foo/bar'])
    if (path !== paths.home && path !== paths.homeAlias) expect(routeOf(path).route.title, path).toBeDefined()
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

test('WB50 the server has a page for exactly those addresses that have a screen', () => {
  const nowhere = routeOf('/foo/bar').route.screen
  const heads = [...Object.values(paths), '/hk4pwt', '/foo']
  const tails = ['', '/', '/more', '/more/of', '/more/of/it/']
  for (const address of heads.flatMap((head) => tails.map((tail) => `${head}${tail}`)))
    for (const pathname of [address, address.toUpperCase(), `/${address}`])
      expect(isPage(pathname), pathname).toBe(routeOf(pathname).route.screen !== nowhere)
})

test.each([paths.dashboard, paths.library, paths.createQuiz, paths.previewQuiz, paths.print, paths.reports])(
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

test('QC1 in a frame no address but those of a QTest shows its screen', () => {
  const refused = routeOf('/', true).route.screen
  const others = Object.values(paths).filter((path) => path !== paths.qTest)
  for (const path of [...others, '/hk4pwt', '/foo/bar', '/createquiz/abc', '/qtestprogress/abc', '/qtests'])
    expect(routeOf(path, true).route.screen, path).toBe(refused)
  expect(routeOf('/', false).route.screen).not.toBe(refused)
  for (const path of ['/qtest', '/QTest/abc', '/qtest/']) expect(routeOf(path, true).route).toBe(routeOf(path).route)
})
