/** Texts of the page that replaces one that has failed. In a file of their own, because they are part of the framework's scripts. */
export const FAILURE = {
  en: {
    title: 'Something went wrong',
    help: 'This page has failed. Load it again, or start from the home page.',
    reload: 'Load again',
    takeMeHome: 'Take me home',
  },
  zh: {
    title: '页面出错了',
    help: '页面运行出错。请重新加载，或从首页开始浏览。',
    reload: '重新加载',
    takeMeHome: '返回首页',
  },
} as const;
