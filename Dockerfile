# The site and its API in one small process. Build: docker build -t portfolio .
# Run: docker run --init -p 3000:3000 portfolio

FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What pages are built with; each may be given as --build-arg.
ARG NEXT_PUBLIC_SITE_ORIGIN
ARG NEXT_PUBLIC_BASE_PATH
ARG NEXT_PUBLIC_API_KEY
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# The server must know where the pages are mounted. A key given to the pages is given with -e as well.
ARG NEXT_PUBLIC_BASE_PATH
ENV NEXT_PUBLIC_BASE_PATH=${NEXT_PUBLIC_BASE_PATH}
COPY --from=build /site/package.json /site/tsconfig.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/server ./server
COPY --from=build /site/lib ./lib
COPY --from=build /site/bench ./bench
COPY --from=build /site/content ./content
COPY --from=build /site/dist/answers ./dist/answers
COPY --from=build /site/out ./out
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm between, SIGTERM reaches the server, which lets open replies finish.
CMD ["node", "--import", "tsx", "server/node.ts"]
