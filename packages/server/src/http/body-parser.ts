import type { FastifyInstance } from 'fastify'

/** Bodies are JSON or nothing; an empty one is none, whatever its header says. Everything else is answered 415. */
export const takeJsonOnly = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return void parseJson(request, text, done)
  })
}
