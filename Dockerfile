# syntax=docker/dockerfile:1
# The site with its packages, and nothing that builds it. deploy/compose.yaml runs it with its database and its proxy.

FROM node:26.10.0-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY LICENSE README.md CHANGELOG.md .env.example ./
COPY e2e/package.json e2e/
COPY packages packages
COPY apps apps
COPY scripts scripts
COPY branding branding
COPY deploy/Caddyfile deploy/tenth-night.service deploy/
COPY docs docs
RUN --mount=type=cache,target=/root/.npm npm run release -- --folder /release

FROM node:26.10.0-slim
# Two arenas: by default each thread has its own, which costs 60 MB and brings nothing.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /release ./
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/host/dist/main.js"]
