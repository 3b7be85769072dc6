const ENGLISH = {
  title: 'Something went wrong',
  help: 'Reload this page, or start from the home page.',
  reload: 'Reload',
  takeMeHome: 'Take me home',
};

/**
 * Texts of the page that replaces one that has failed, by the language part of a tag: `zh` for `zh-CN`. They are in a file of their own,
 * because they become part of the framework's scripts.
 */
const FAILURE: Readonly<Record<string, typeof ENGLISH>> = {
  en: ENGLISH,
  zh: {
    title: '页面出错了',
    help: '请重新加载，或从首页开始浏览。',
    reload: '重新加载',
    takeMeHome: '返回首页',
  },
};

/** Returns the texts for a language tag. Falls back to English, because this page must not fail. */
export function getFailureTexts(tag: string): typeof ENGLISH {
  return FAILURE[tag.split('-')[0] ?? ''] ?? ENGLISH;
}
