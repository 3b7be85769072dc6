import { ADVANCED, BASIC, BUILD, LIB, type Question, START } from './questions';

/**
 * Single words, which readers type most, with the pages that are about them. Many other pages have them in a heading. They were written
 * before the ranking was changed for them.
 */
const ENGLISH: readonly Question[] = [
  ['build', `${BASIC}/cli ${START}/quick-start`],
  ['watch', `${BASIC}/cli`],
  ['install', `${START}/quick-start`],
  ['cli', `${BASIC}/cli`],
  ['command', `${BASIC}/cli`],
  ['config', `${BASIC}/configure-rslib /config/ ${LIB}/`],
  ['format', `${LIB}/format ${BASIC}/output-format`],
  ['bundle', `${LIB}/bundle`],
  ['types', `${ADVANCED}/dts ${LIB}/dts`],
  ['declaration', `${ADVANCED}/dts ${LIB}/dts`],
  ['typescript', `${BASIC}/typescript`],
  ['css', `${ADVANCED}/css`],
  ['styles', `${ADVANCED}/css`],
  ['sass', `${ADVANCED}/css`],
  ['tailwind', `${ADVANCED}/css`],
  ['test', `${ADVANCED}/rstest`],
  ['entry', `${BUILD}/source ${LIB}/bundle`],
  ['output', `${BUILD}/output ${BASIC}/output-structure`],
  ['target', `${BUILD}/output`],
  ['minify', `${BUILD}/output`],
  ['sourcemap', `${BUILD}/output`],
  ['external', `${LIB}/auto-external ${ADVANCED}/third-party-deps`],
  ['dependencies', `${ADVANCED}/third-party-deps`],
  ['plugin', `${BUILD}/plugins`],
  ['alias', `${BUILD}/resolve`],
  ['publish', `${ADVANCED}/publishing`],
  ['monorepo', `${ADVANCED}/monorepo`],
  ['upgrade', `/guide/upgrade/v0-to-v1 ${BASIC}/upgrade-rslib`],
  ['errors', '/guide/faq/errors'],
  ['assets', `${ADVANCED}/static-assets`],
];

const CHINESE: readonly Question[] = [
  ['构建', `${BASIC}/cli ${START}/quick-start`],
  ['监听', `${BASIC}/cli`],
  ['安装', `${START}/quick-start`],
  ['命令', `${BASIC}/cli`],
  ['配置', `${BASIC}/configure-rslib /config/ ${LIB}/`],
  ['格式', `${LIB}/format ${BASIC}/output-format`],
  ['打包', `${LIB}/bundle`],
  ['类型', `${ADVANCED}/dts ${LIB}/dts`],
  ['声明文件', `${ADVANCED}/dts ${LIB}/dts`],
  ['样式', `${ADVANCED}/css`],
  ['css', `${ADVANCED}/css`],
  ['sass', `${ADVANCED}/css`],
  ['测试', `${ADVANCED}/rstest`],
  ['入口', `${BUILD}/source ${LIB}/bundle`],
  ['产物', `${BASIC}/output-format ${BASIC}/output-structure`],
  ['输出', `${BUILD}/output ${BASIC}/output-structure`],
  ['压缩', `${BUILD}/output`],
  ['外部依赖', `${LIB}/auto-external ${ADVANCED}/third-party-deps`],
  ['依赖', `${ADVANCED}/third-party-deps ${LIB}/auto-external`],
  ['插件', `${BUILD}/plugins`],
  ['别名', `${BUILD}/resolve`],
  ['发布', `${ADVANCED}/publishing`],
  ['升级', `/guide/upgrade/v0-to-v1 ${BASIC}/upgrade-rslib`],
  ['报错', '/guide/faq/errors'],
  ['图片', `${ADVANCED}/static-assets ${ADVANCED}/svgr-files`],
  ['环境变量', `${ADVANCED}/env-vars`],
  ['多入口', `${BASIC}/output-structure ${LIB}/bundle`],
  ['迁移', '/guide/migration/tsup /guide/migration/rollup /guide/migration/vite /guide/migration/tsc /guide/migration/modernjs-module'],
  ['模板', `${START}/quick-start`],
  ['兼容性', `${ADVANCED}/output-compatibility`],
];

/** Questions by language. */
export const WORD_QUESTIONS: Readonly<Record<string, readonly Question[]>> = { en: ENGLISH, zh: CHINESE };
