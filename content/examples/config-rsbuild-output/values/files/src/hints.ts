/*#__NO_SIDE_EFFECTS__*/
export function hand(length: number) {
  return { length };
}
export const short = /*#__PURE__*/ hand(1);
export const load = (url: string) => import(/* webpackIgnore: true */ url);
export const loadInVite = (url: string) => import(/* @vite-ignore */ url);
