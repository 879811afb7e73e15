# The server as an image: Node, and what a release has inside. See docs/decisions/0097.
ARG BASE=node:26.10.0-slim
FROM $BASE AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/release.ts --folder /release

FROM $BASE
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/node-compile DATA_DIR=/data
COPY --from=build /release .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell before it: the signals that end a container reach the server.
CMD ["node", "server.mjs"]
