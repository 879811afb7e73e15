# The server as an image: Node, what the server depends on, and the built web. See docs/decisions/0066.
ARG BASE=node:26.10.0-slim
FROM $BASE AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN cd packages/web && ../../node_modules/.bin/vite build --manifest --logLevel=warn

FROM $BASE AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/contract/package.json packages/contract/
COPY packages/content/package.json packages/content/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --workspace=@quokka/server --no-audit --no-fund

FROM $BASE
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/node-compile DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY LICENSE package.json ./
COPY packages/core packages/core
COPY packages/contract packages/contract
COPY packages/content packages/content
COPY packages/server packages/server
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell before it: the signals that end a container reach the server.
CMD ["node", "packages/server/src/main.ts"]
