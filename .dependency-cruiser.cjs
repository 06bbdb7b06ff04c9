/** Each rule is named with the sentence a person would say. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'core-is-pure',
      { path: '^packages/core/src' },
      { pathNot: '^packages/core/src|node_modules/(zod|vitest|fast-check)/' },
    ),
    rule(
      'rules-word-nothing-and-know-no-wire',
      { path: '^packages/core/src/(?!contract/|copy/)', pathNot: '\\.test\\.ts$' },
      { path: '^packages/core/src/(contract|copy)/|node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'copy-knows-no-wire',
      { path: '^packages/core/src/copy/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/core/src/contract/|node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    rule('ui-knows-no-domain', { path: '^packages/ui' }, { path: '^(apps|packages/core)' }),
    rule(
      'browser-takes-only-types-from-server',
      { path: '^apps/(shop|admin)' },
      { path: '^apps/server', dependencyTypesNot: ['type-only'] },
    ),
    rule('apps-do-not-meet', { path: '^apps/(shop|admin)/' }, { path: '^apps/(?!$1|server)' }),
    rule(
      'prisma-only-in-repos',
      {
        path: '^apps/server/src',
        pathNot: '\\.repo\\.ts$|/platform/prisma\\.ts$|^apps/server/src/(test|generated)/|\\.test\\.ts$',
      },
      { path: '@prisma/client|/generated/prisma', dependencyTypesNot: ['type-only'] },
    ),
    rule('routers-call-use-cases', { path: '\\.router\\.ts$' }, { path: '\\.repo\\.ts$' }),
    rule(
      'features-do-not-meet',
      { path: '^apps/(?:shop|admin)/src/features/([^/]+)/' },
      { path: '^apps/(?:shop|admin)/src/(features/(?!$1/)|frame/|routes/)' },
    ),
    rule(
      'components-know-no-features',
      { path: '^apps/(?:shop|admin)/src/components/' },
      { path: '^apps/(?:shop|admin)/src/(features|frame|routes)/' },
    ),
    rule('no-cycles', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|/generated/' },
    exclude: { path: '/(dist|build|storybook-static|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
