import type { FastifyInstance } from 'fastify'

/** Bodies are JSON or nothing; everything else is answered 415. They are left unread: whether a caller may send one is checked first. */
export const takeJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (_request, _body, done) => done(null, undefined))
}
