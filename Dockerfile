# syntax=docker/dockerfile:1
# Builds the site's container: docker build --build-arg SITE_URL=https://www.example.com -t rentratio .
# Debian, not Alpine: the build installs programs that need glibc.

FROM node:26-bookworm-slim AS build
WORKDIR /app
# Copy the package lists first, so that packages are reinstalled only when the lists change.
COPY package.json package-lock.json ./
COPY tasks/prepare.mjs tasks/
COPY tasks/prepare/ tasks/prepare/
RUN node tasks/prepare.mjs install
COPY . .
# Canonical links and the sitemap contain the public URL, so the pages are built for it.
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo "Set the public URL: --build-arg SITE_URL=https://www.example.com"; exit 1; }
RUN SITE_URL="$SITE_URL" node tasks/prepare.mjs build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /app
ARG SITE_URL
ENV SITE_URL=$SITE_URL HOST=0.0.0.0 PORT=3000 DESK_HOST=0.0.0.0 DESK_PORT=3001 METRICS_HOST=0.0.0.0 DATA_DIR=/data
# One memory pool for all threads of the process (glibc): about 25 MB less.
ENV MALLOC_ARENA_MAX=1
COPY --from=build /app/package.json /app/.env.example ./
COPY --from=build /app/node_modules/ node_modules/
COPY --from=build /app/dist/ dist/
COPY --from=build /app/content/ content/
COPY --from=build /app/platform/ platform/
COPY --from=build /app/src/ src/
COPY --from=build /app/desk/ desk/
COPY --from=build /app/server/ server/
COPY --from=build /app/operator/ operator/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
# Port 3001 serves the operator's desk: publish it only behind a proxy with HTTPS (DESK_URL). Port 9464 serves metrics for
# Prometheus: do not publish it.
EXPOSE 3000 3001 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The site takes up to ten seconds to finish running requests; docker stop waits ten as well.
CMD ["node", "server/start.mjs"]
